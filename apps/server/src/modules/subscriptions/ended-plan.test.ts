import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { onePixel } from '../../../test/engines.ts';
import { type Designer, newcomer, uploadsOf } from '../../../test/uploads.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { clients } from '../../db/schema/clients.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { users } from '../../db/schema/users.ts';
import { readBalance } from '../credits/balance.ts';
import { moveCredits } from '../credits/correct-credits.ts';
import { grantCredits } from '../credits/grant.ts';

const app = useTestApp();

/** Somebody with a kept picture, credits and a key of their client, whose plan ended so many days ago. */
async function late(days: number) {
  const { db } = app.connection;
  const asha: Designer = await newcomer(app);
  const { clientId, token, userId } = asha;
  await db.transaction((tx) => grantCredits({ db: tx, clientId }, { amount: 50, expiresAt: null, reason: 'a test' }));
  const { _id } = await uploadsOf(app, asha).keep(onePixel);
  const endsAt = new Date(Date.now() - days * 86_400_000);
  await db
    .update(subscriptions)
    .set({ startsAt: new Date(0), endsAt })
    .where(eq(subscriptions.clientId, clientId));
  const key = await app.addKey(clientId);
  const job = (operation: string, inputs: string[], params: object) =>
    app.ask('POST /design/jobs', { token, body: { operation, inputs, params } });
  const deduct = (feature: string) =>
    app.ask('PATCH /billing/deduct-images', {
      headers: { 'x-api-key': key },
      body: { clientId, userId, feature, images: 1, requestId: crypto.randomUUID() },
    });
  const calls = {
    generate: () => job('generate', [], { prompt: 'vines' }),
    upload: () => app.ask('POST /files/create-secure-url', { token, body: { fileName: 'a.png', type: 'image/png' } }),
    deduct: () => deduct('generate'),
    export: () => job('export', [_id], { fileName: 'cloth' }),
    layers: () => job('exportPsd', [_id], { fileName: 'cloth' }),
    look: () => app.ask(`GET /files/${_id}`, { token }),
  };
  const outcomes = async () => {
    const said = z.object({ error: z.object({ code: z.string() }) });
    const entries: [string, string | number][] = [];
    for (const [name, call] of Object.entries(calls)) {
      const { status, body } = await call();
      entries.push([name, status < 300 ? 'done' : said.parse(body).error.code]);
    }
    return Object.fromEntries(entries);
  };
  return { clientId, token, userId, outcomes, calls, deduct };
}

const all = (outcome: string, changes: object = {}) => ({
  ...{ generate: outcome, upload: outcome, deduct: outcome, export: outcome, layers: outcome, look: 'done' },
  ...changes,
});

test.each([
  ['runs', -1, all('done')],
  ['ended yesterday, and files are taken along', 1, all('plan_ended', { export: 'done', layers: 'done' })],
  ['ended longer ago than the days of grace', 31, all('plan_over')],
])('where the plan %s', async (_, days, outcomes) => {
  const house = await late(days);
  expect(await house.outcomes()).toEqual(outcomes);
});

test('in the days of grace files are made of designs for nothing, for the credits may have ended with the plan', async () => {
  const { calls, clientId, token } = await late(1);
  const { db } = app.connection;
  await db
    .update(subscriptions)
    .set({ prices: { export: 3 } })
    .where(eq(subscriptions.clientId, clientId));
  await db.transaction((tx) => moveCredits({ db: tx, clientId, post: app.services }, -50, 'Over.'));
  expect([(await calls.layers()).body, (await calls.export()).body]).toMatchObject([
    { job: { cost: 0 } },
    { job: { cost: 0 } },
  ]);
  const rows = z.object({ data: z.array(z.object({ name: z.string(), cost: z.int() })) });
  const { data } = rows.parse((await app.ask('GET /design/operations', { token })).body);
  expect(data.filter(({ name }) => name.startsWith('export')).map(({ cost }) => cost)).toEqual([0, 0]);
});

test('until when files can be exported stands in the refusal, and no credit is held', async () => {
  const { calls, clientId } = await late(1);
  const ends = new Date(Date.now() + 29 * 86_400_000).toISOString().slice(0, 10);
  expect(await calls.generate()).toMatchObject({
    status: 409,
    body: { error: { code: 'plan_ended', params: { until: expect.stringContaining(ends) } } },
  });
  expect(await readBalance({ db: app.connection.db, clientId })).toMatchObject({ creditsLeft: 50, reserved: 0 });
});

test('whoever adds an account after the days of grace reads that the plan is over, not that it is full', async () => {
  const { clientId } = await late(31);
  const { token } = await app.signIn({ clientId, role: 'admin' });
  const password = 'Weave@2024x';
  const body = { name: 'Devi Das', username: 'devi_late', password, confirmPassword: password, role: 'user' };
  expect(await app.ask('POST /users', { token, body })).toMatchObject({
    status: 409,
    body: { error: { code: 'plan_over' } },
  });
});

test('no plan is asked for while the billing of the client is off, and work costs nothing', async () => {
  const house = await late(60);
  await app.connection.db.update(clients).set({ isBillingOn: false }).where(eq(clients.id, house.clientId));
  expect(await house.outcomes()).toEqual(all('done'));
  expect((await house.calls.generate()).body).toMatchObject({ job: { cost: 0 } });
  // A feature that no plan has a price for, too.
  expect((await house.deduct('weaving3d')).body).toMatchObject({ creditsDeducted: 0 });
});

test('nothing is charged for somebody who was deactivated', async () => {
  const { deduct, userId, clientId } = await late(-1);
  await app.connection.db.update(users).set({ isActive: false }).where(eq(users.id, userId));
  expect(await deduct('generate')).toMatchObject({ status: 404, body: { error: { field: 'userId' } } });
  expect(await readBalance({ db: app.connection.db, clientId })).toMatchObject({ creditsLeft: 50 });
});
