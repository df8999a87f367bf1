import { like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type SignedIn, type TestApp } from '../../../test/app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';

let app: TestApp;
let boss: SignedIn;
beforeAll(async () => {
  app = await openTestApp();
  boss = await app.signIn({ clientId: null, role: 'superadmin' });
});
afterAll(async () => {
  await app.close();
  expect(app.errors).toEqual([]);
});
/** Lines of the log whose kind begins so, the oldest first. */
const logged = (kind: string) =>
  app.connection.db
    .select()
    .from(actionLogs)
    .where(like(actionLogs.action, `${kind}%`))
    .orderBy(actionLogs.id);
const set = (what: string, body?: object) => app.ask(what, { token: boss.token, ...(body && { body }) });

test('the public pages name no trial and no reseller until the operator does', async () => {
  const said = async () => (await app.ask('GET /site-settings')).body;
  expect(await said()).toEqual({ trial: null, reseller: '' });
  const given = { trial: { credits: 20, days: 14 }, reseller: 'Surat\r\nSoft\u202e' };
  expect(await set('PUT /site-settings', given)).toMatchObject({ status: 200, body: { reseller: 'Surat Soft' } });
  expect(await said()).toEqual({ ...given, reseller: 'Surat Soft' });
  expect((await set('PUT /site-settings', { trial: null, reseller: '' })).status).toBe(200);
  expect(await said()).toEqual({ trial: null, reseller: '' });
  expect(await set('PUT /site-settings', { trial: { credits: 0, days: 14 }, reseller: '' })).toMatchObject({
    status: 422,
    body: {
      error: {
        code: 'trial_range',
        field: 'trial.credits',
        message: 'A trial has from 1 to 366 days, and at least one credit.',
      },
    },
  });
  expect(await logged('site.changed')).toMatchObject([
    {
      before: { trialCredits: null, trialDays: null, reseller: '' },
      after: { trialCredits: 20, trialDays: 14, reseller: 'Surat Soft' },
    },
    { before: { trialCredits: 20 }, after: { trialCredits: null, trialDays: null, reseller: '' } },
  ]);
});

test('places are shown to everybody in the order they were entered, and changed by a super-admin', async () => {
  const row = z.object({ _id: z.string() }).loose();
  const shown = async () => z.object({ data: z.array(row) }).parse((await app.ask('GET /places')).body).data;
  expect(await shown()).toEqual([]);
  const surat = { name: 'Surat', address: 'Ring Road\nSurat 395002', phone: '+91 261 234567' };
  expect((await set('POST /places', surat)).status).toBe(201);
  expect((await set('POST /places', { name: 'Jaipur', address: 'Sanganer' })).status).toBe(201);
  const [first, second] = await shown();
  expect([first, second]).toMatchObject([surat, { name: 'Jaipur', phone: '' }]);
  expect((await set(`PUT /places/${first?._id}`, { ...surat, name: 'Surat mill' })).status).toBe(200);
  expect(await set('POST /places', { name: 'X', address: '' })).toMatchObject({
    status: 422,
    body: { error: { field: 'address', message: 'Address is required.' } },
  });
  expect((await set(`DELETE /places/${second?._id}`)).status).toBe(204);
  expect((await set(`DELETE /places/${second?._id}`)).status).toBe(404);
  expect(await shown()).toMatchObject([{ name: 'Surat mill' }]);
  expect(await logged('place.')).toMatchObject([
    { action: 'place.created', before: null, after: surat },
    { action: 'place.created', before: null, after: { name: 'Jaipur' } },
    { action: 'place.changed', before: { name: 'Surat' }, after: { name: 'Surat mill' } },
    { action: 'place.deleted', before: { name: 'Jaipur', address: 'Sanganer', phone: '' }, after: null },
  ]);
});

test('who sets the pages or a place over what another has set meanwhile is shown what it is now, and nothing is changed', async () => {
  const was = { trial: null, reseller: '' };
  const both = await Promise.all([
    set('PUT /site-settings', { trial: { credits: 5, days: 3 }, reseller: 'One', was }),
    set('PUT /site-settings', { trial: { credits: 5, days: 3 }, reseller: 'Two', was }),
  ]);
  const [taken, late] = both.toSorted((one, other) => one.status - other.status);
  const { reseller } = z.object({ reseller: z.string() }).parse(taken?.body);
  const params = { trialCredits: 5, trialDays: 3, reseller, now: expect.stringContaining(`Reseller: ${reseller}`) };
  expect([taken, late]).toMatchObject([
    { status: 200 },
    { status: 409, body: { error: { code: 'changed_meanwhile', params } } },
  ]);
  expect((await app.ask('GET /site-settings')).body).toMatchObject({ reseller });
  expect((await set('PUT /site-settings', { ...was, was: taken?.body })).status).toBe(200);

  const pune = { name: 'Pune', address: 'MG Road', phone: '' };
  const { _id } = z.object({ _id: z.string() }).parse((await set('POST /places', pune)).body);
  expect((await set(`PUT /places/${_id}`, { ...pune, address: 'FC Road', was: pune })).status).toBe(200);
  expect(await set(`PUT /places/${_id}`, { ...pune, name: 'Poona', was: pune })).toMatchObject({
    status: 409,
    body: { error: { params: { ...pune, address: 'FC Road', now: 'Name: Pune; Address: FC Road; Phone: None' } } },
  });
  expect(JSON.stringify((await app.ask('GET /places')).body)).toContain('FC Road');
  expect((await set(`DELETE /places/${_id}`)).status).toBe(204);
});
