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
