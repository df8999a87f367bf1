import { limits } from '@naksha/contract';
import { eq, like } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { SignedIn } from '../../../test/app.ts';
import { addTestClient } from '../../../test/client.ts';
import { formStamp } from '../../../test/form-stamp.ts';
import { useTestApp } from '../../../test/use-test-app.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { callCounts } from '../../db/schema/call-counts.ts';
import { sweepRecords } from '../../jobs/sweep-records.ts';

const app = useTestApp({ DEMO: 'off', TRUSTED_PROXIES: '127.0.0.1' });
let boss: SignedIn;
beforeAll(async () => {
  boss = await app.signIn({ clientId: null, role: 'superadmin' });
});

let people = 0;
/** Asks as a stranger from an address of their own. */
const ask = (what: string, body: object, token?: string) =>
  app.ask(what, { body, token, headers: { 'x-forwarded-for': `198.51.100.${++people}` } });
const talk = (more: object = {}, token?: string) =>
  ask('POST /sales/talk', { email: 'asha@example.in', phone: '+91 98250 12345', message: 'Sarees', ...more }, token);
const row = z.object({ _id: z.string() }).loose();
const page = z.object({ data: z.array(row), total: z.number() });
const list = async (path: string) => page.parse((await app.ask(`GET ${path}`, { token: boss.token })).body);
const decide = (what: string, body: object = {}) => app.ask(what, { token: boss.token, body });

test.each([
  [{ email: '' }, 'email', 'Email is required.'],
  [{ email: 'asha' }, 'email', 'Please enter a valid email address, e.g, name@example.com.'],
  [{ phone: ' ' }, 'phone', 'Phone number is required.'],
  [{ phone: 'call me' }, 'phone', 'Please enter a valid phone number.'],
  [{ phone: '12345' }, 'phone', 'Please enter a valid phone number.'],
  [{ message: 'x'.repeat(2001) }, 'message', 'This text can have at most 2000 characters.'],
])('talk to sales refuses %j by its field and sentence', async (more, field, message) => {
  expect(await talk(more)).toMatchObject({ status: 422, body: { error: { field, message } } });
});

test('who wants to talk is on the list once, with whose administrator it is', async () => {
  const { clientId } = await addTestClient(app.connection.db);
  const { token } = await app.signIn({ clientId, role: 'admin' });
  expect(await talk()).toMatchObject({ status: 202, body: { success: true } });
  expect((await talk()).status).toBe(202);
  expect((await talk({ message: '' }, token)).status).toBe(202);
  const { data, total } = await list('/sales');
  expect(total).toBe(2);
  expect(data).toMatchObject([
    { message: '', clientId, clientName: 'A mill of the tests', status: 'new' },
    { email: 'asha@example.in', phone: '+91 98250 12345', message: 'Sarees', clientId: null, note: '' },
  ]);
  const id = data[1]?._id;
  const change = await decide(`PATCH /sales/${id}`, { status: 'contacted', note: 'Calls back on Monday.' });
  expect(change).toMatchObject({ status: 200, body: { status: 'contacted', note: 'Calls back on Monday.' } });
  expect(await decide(`PATCH /sales/${id}`, { status: 'closed' })).toMatchObject({
    body: { status: 'closed', note: 'Calls back on Monday.' },
  });
  // A form that started from what stood there before the others noted anything is shown what stands there now.
  const late = { status: 'contacted', note: 'Wants silk.', was: { status: 'new', note: '' } };
  const now = 'Status: Closed; Note: Calls back on Monday.';
  expect(await decide(`PATCH /sales/${id}`, late)).toMatchObject({
    status: 409,
    body: {
      error: { code: 'changed_meanwhile', params: { status: 'closed', note: 'Calls back on Monday.', now } },
    },
  });
  const logged = await app.connection.db
    .select()
    .from(actionLogs)
    .where(eq(actionLogs.object, String(id)))
    .orderBy(actionLogs.id);
  expect(logged).toMatchObject([
    {
      action: 'sales.changed',
      clientId: null,
      userId: boss.userId,
      before: { status: 'new' },
      after: { status: 'contacted' },
    },
    { action: 'sales.changed', before: { status: 'contacted' }, after: { status: 'closed' } },
  ]);
  expect((await list('/sales?status=closed&search=SAREE')).total).toBe(1);
  expect((await list('/sales?status=new&search=saree')).total).toBe(0);
});

test('a page shows the newest first, and what is searched for is no pattern', async () => {
  for (const message of ['first 50%', 'second', 'third'])
    expect((await talk({ email: 'page@example.in', message })).status).toBe(202);
  const messages = async (query: string) => (await list(`/sales?${query}`)).data.map(({ message }) => message);
  expect(await messages('search=page@&limit=2')).toEqual(['third', 'second']);
  expect(await messages('search=page@&limit=2&pageNo=2')).toEqual(['first 50%']);
  expect(await messages('search=50%25')).toEqual(['first 50%']);
  expect(await messages('search=_econd')).toEqual([]);
});

test('requests are sorted by what is asked for, either way round, and statuses as they follow each other', async () => {
  for (const email of ['sort.b@example.in', 'sort.A@example.in', 'sort.c@example.in'])
    expect((await talk({ email })).status).toBe(202);
  const rows = async (by: string) => (await list(`/sales?search=sort.&sortBy=${by}`)).data;
  const emails = async (by: string) => (await rows(by)).map(({ email }) => String(email).at(5));
  const [newest] = await rows('createdAt');
  await decide(`PATCH /sales/${newest?._id}`, { status: 'contacted' });
  expect(await emails('email&sortDirection=asc')).toEqual(['A', 'b', 'c']);
  expect(await emails('email')).toEqual(['c', 'b', 'A']);
  expect(await emails('createdAt&sortDirection=asc')).toEqual(['b', 'A', 'c']);
  expect(await emails('status&sortDirection=asc')).toEqual(['b', 'A', 'c']);
  expect(await emails('status')).toEqual(['c', 'A', 'b']);
  const wrong = await app.ask('GET /sales?sortBy=phone', { token: boss.token });
  expect(wrong).toMatchObject({ status: 422, body: { error: { field: 'sortBy' } } });
});

test('the same words pressed twice at the same moment are one request', async () => {
  const answers = await Promise.all(Array.from({ length: 4 }, () => talk({ email: 'twice@example.in' })));
  expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
  expect((await list('/sales?search=twice@')).total).toBe(1);
  expect((await talk({ email: 'TWICE@example.in', message: 'Another question' })).status).toBe(202);
  expect((await list('/sales?search=twice@')).total).toBe(2);
  // A number that was mistyped is put right by asking again.
  expect((await talk({ email: 'twice@example.in', phone: '+91 98250 99999' })).status).toBe(202);
  expect((await list('/sales?search=twice@')).total).toBe(3);
});

test('what a program fills in is answered like a person and not kept', async () => {
  const before = (await list('/sales')).total;
  const stampOf = (age: number, kind?: 'file') => formStamp(app.services.links, age, kind);
  const said = await talk({ email: 'human@example.in', stamp: stampOf(limits.formMinSeconds + 1), website: '' });
  const { stamp } = z.object({ stamp: z.string() }).parse((await app.ask('GET /form-stamp')).body);
  const traps = [
    { website: 'https://buy.example', stamp: stampOf(60) },
    { stamp },
    { stamp: `${stampOf(60)}x` },
    { stamp: 'made up' },
    { stamp: stampOf(60, 'file') },
  ];
  for (const given of traps) {
    const { status, body } = await talk({ email: 'bot@example.in', ...given });
    expect({ status, body }).toEqual({ status: said.status, body: said.body });
  }
  expect((await list('/sales')).total).toBe(before + 1);
  // Of whoever kept a form open for days, or calls without one, it is said that no form was seen.
  for (const stamp of [undefined, stampOf(limits.formStampSeconds + 60)])
    expect(await talk({ email: 'late@example.in', message: `${stamp}`, stamp })).toMatchObject({ status: 202 });
  const seen = async (search: string) => (await list(`/sales?search=${search}`)).data.map(({ viaForm }) => viaForm);
  expect([await seen('human@'), await seen('late@')]).toEqual([[true], [false, false]]);
});

test('a stamp vouches for one sending, in whichever process, and is not remembered for ever', async () => {
  const stamp = formStamp(app.services.links);
  const email = 'stamped@example.in';
  // Two presses at once are one request.
  const twice = await Promise.all([talk({ email, stamp }), talk({ email, stamp })]);
  expect(twice.map(({ status }) => status)).toEqual([202, 202]);
  expect((await talk({ email, stamp, message: 'Other words' })).status).toBe(202);
  // Two of another form's sendings at once: one alone counts as sent with it.
  const another = formStamp(app.services.links);
  const both = ['One', 'Two'].map((message) => talk({ email: `${message}@race.in`, stamp: another, message }));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([202, 202]);
  const seen = async (search: string) => (await list(`/sales?search=${search}`)).data.map(({ viaForm }) => viaForm);
  expect(await seen('stamped@')).toEqual([false, true]);
  expect((await seen('@race.in')).toSorted()).toEqual([false, true]);
  await app.connection.db
    .update(callCounts)
    .set({ endsAt: new Date(0) })
    .where(like(callCounts.key, 'form %'));
  await sweepRecords(app.connection.db);
  expect(await app.connection.db.select().from(callCounts).where(like(callCounts.key, 'form %'))).toEqual([]);
});

test('one address can ask only so often', async () => {
  const from = { headers: { 'x-forwarded-for': '203.0.113.9' }, body: { email: 'a', phone: 'b' } };
  const statuses = new Set<number>();
  for (let turn = 0; turn < 21; turn++) statuses.add((await app.ask('POST /sales/talk', from)).status);
  expect([...statuses]).toEqual([422, 429]);
});
