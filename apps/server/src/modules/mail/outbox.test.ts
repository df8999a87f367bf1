import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { mails } from '../../db/schema/mails.ts';
import { users } from '../../db/schema/users.ts';
import { queueMail } from './queue-mail.ts';

let app: TestApp;
let token: string;
let reader: { clientId: string; userId: string };
beforeAll(async () => {
  app = await openTestApp();
  token = (await app.signIn({ clientId: null, role: 'superadmin' })).token;
  const { db } = app.connection;
  reader = await addTestClient(db);
  const { userId } = reader;
  await db.update(users).set({ email: 'asha@mill.example' }).where(eq(users.id, userId));
  for (const fileName of ['a_b.psd', 'a%b.psd', 'vines.psd']) {
    const letter = { kind: 'psdReady', userId, gaps: { fileName }, path: '/', event: fileName } as const;
    await db.transaction((tx) => queueMail(tx, app.services, letter));
  }
  const report = {
    kind: 'errorReport',
    subject: 'Broken',
    text: 'It broke.',
    state: 'failed',
    lastError: '550',
  } as const;
  await db.insert(mails).values(report);
});
afterAll(async () => {
  await app.close();
  expect(app.errors).toEqual([]);
});

const list = async (query: string) => Object((await app.ask(`GET /mails?${query}`, { token })).body);
const subjects = async (query: string) => (await list(query)).data.map((row: { subject: string }) => row.subject);

test.each([
  ['', 4],
  ['search=vines', 1],
  ['search=a_b', 1],
  ['search=a%25b', 1],
  ['search=ASHA%40', 3],
  ['search=nothing', 0],
  ['state=kept', 3],
  ['state=failed', 1],
  ['kind=errorReport', 1],
  ['room=reports', 1],
  ['room=letters', 3],
  ['room=letters&kind=errorReport', 0],
  ['search=a%20mill%20OF', 3],
  ['search=asha%20rao', 3],
  ['kind=errorReport&state=kept', 0],
])('the outbox lists by %s what fits', async (query, total) => {
  const page = await list(query);
  expect([page.total, page.data.length]).toEqual([total, total]);
});

test('the outbox says of each mail who reads it, or met what it reports, and how often that was', async () => {
  expect((await list('room=letters')).data[0]).toMatchObject({
    userName: 'Asha Rao',
    clientName: 'A mill of the tests',
  });
  expect((await list('room=reports')).data).toMatchObject([{ userName: null, clientName: null, times: 1 }]);
});

test('the outbox is sorted by any column and comes in pages, without what the mails say', async () => {
  const forth = await subjects('sortBy=subject&sortDirection=asc');
  expect(await subjects('sortBy=subject&sortDirection=desc')).toEqual(forth.toReversed());
  expect(await subjects('sortBy=subject&sortDirection=asc&limit=1&pageNo=2')).toEqual([forth[1]]);
  expect((await subjects(''))[0]).toBe('Broken');
  expect(JSON.stringify(await list(''))).not.toMatch(/html|It broke/);
});

test('without a mail server mails are kept to be read, and whose mail is read finds it in their log', async () => {
  const [{ _id }] = (await list('search=vines')).data;
  const { body } = await app.ask(`GET /mails/${_id}`, { token });
  expect(body).toMatchObject({ data: { state: 'kept', to: 'asha@mill.example', attempts: 0, sentAt: null } });
  const { text, html } = Object(body).data;
  expect(text).toContain('vines.psd has been made');
  expect(html).toContain('<html lang="en">');
  expect(await app.ask(`POST /mails/${_id}/retry`, { token })).toMatchObject({ body: { data: { state: 'kept' } } });
  const log = await app.ask(`GET /action-logs/client/${reader.clientId}`, { token });
  const read = { action: 'mail.read', object: _id, params: { kind: 'psdReady' } };
  expect(Object(log.body).data).toContainEqual(expect.objectContaining(read));
});
