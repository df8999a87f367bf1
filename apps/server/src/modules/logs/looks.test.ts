import { type Endpoint, endpoints, isClientList } from '@naksha/contract';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../../test/app.ts';
import { type Stage, setStage } from '../../../test/authorization-stage.ts';
import { addTestClient } from '../../../test/client.ts';
import { actionLogs } from '../../db/schema/action-logs.ts';
import { clients } from '../../db/schema/clients.ts';
import { commissions } from '../../db/schema/resellers.ts';
import { signUps } from '../../db/schema/sign-ups.ts';

let app: TestApp;
let stage: Stage;
beforeAll(async () => {
  app = await openTestApp();
  stage = await setStage(app);
  // Something for each list to show.
  const { account, clientId } = await stage.present('an administrator');
  const asker = { companyName: 'A new mill', name: 'Asha Rao', email: 'asha@example.in', phone: '' };
  const signUp = { ...asker, isTrial: false, lang: 'en', viaForm: true, becameClient: clientId } as const;
  await app.connection.db.insert(signUps).values(signUp);
  for (const kind of ['ticket', 'mail', 'payment', 'sale'] as const) await stage.make(kind, 'here', account);
});
afterAll(() => app.close());

const rows: [string, Endpoint][] = Object.entries(endpoints);
const read = rows.filter(([, { reads }]) => reads !== undefined);

/** Asks as a super-admin of its own for a row, about a client where it can name one; answers what came and what the client finds in its log. */
async function look(row: Endpoint) {
  const { db } = app.connection;
  const { account, headers } = await stage.present('a super-admin');
  const { clientId, account: colleague } = await stage.present('an administrator');
  const id = row.owns ? await stage.make(row.owns, 'here', row.owns === 'session' ? account : colleague) : '';
  if (row.owns === 'reseller') {
    const earned = { kind: 'earned', amount: 100, currency: 'INR', fromClient: clientId } as const;
    await db.insert(commissions).values({ resellerId: id, ...earned });
  }
  const asked = row.query?.shape ?? {};
  // Of the report's tables one names clients.
  const query = new URLSearchParams({
    ...('clientId' in asked && { clientId }),
    ...('sheet' in asked && { sheet: 'expiring' }),
  });
  const response = await fetch(`${app.url}${row.path.replace('{id}', id)}?${query}`, { headers });
  const text = await response.text();
  const isLook = and(eq(actionLogs.userId, account.userId), like(actionLogs.action, '%.read'));
  const lines = await db
    .select()
    .from(actionLogs)
    .where(and(isLook, eq(actionLogs.clientId, clientId)));
  const [client] = await db.select().from(clients).where(eq(clients.id, clientId));
  return { status: response.status, text, lines, client };
}

const shown = read.filter(([, { reads }]) => reads !== 'nothing' && !isClientList(reads));
test.each(shown)('what a super-admin is shown by %s stands in the log of the client', async (_, row) => {
  const { status, lines } = await look(row);
  expect(status).toBe(200);
  // A ticket and a mail that are opened have words of their own.
  const words = lines.map(({ action, params }) =>
    action === 'client.read' ? params.what : `${action.split('.')[0]}s`,
  );
  expect(words).toContain(row.reads);
});

const named = shown.filter(([, { query }]) => query?.shape && 'clientId' in query.shape);
test.each(named)(
  '%s of a client that has nothing to show leaves a line there too, and one that is not there is refused',
  async (...[, row]) => {
    const { headers } = await stage.present('a super-admin');
    const { clientId } = await addTestClient(app.connection.db);
    const of = (id: string) => fetch(`${app.url}${row.path}?clientId=${id}`, { headers });
    expect([(await of(clientId)).status, (await of(crypto.randomUUID())).status]).toEqual([200, 404]);
    const isLook = and(eq(actionLogs.clientId, clientId), eq(actionLogs.action, 'client.read'));
    const lines = await app.connection.db.select().from(actionLogs).where(isLook);
    expect(lines.map(({ params }) => params)).toEqual([{ what: row.reads }]);
  },
);

const others = read.filter(([, { reads }]) => reads === 'nothing');
test.each(others)('%s shows a super-admin nothing of a client', async (_, row) => {
  const { status, text, lines, client } = await look(row);
  expect(status).toBe(200);
  expect(lines).toEqual([]);
  expect(text).not.toContain(client?.id);
});

const lists = read.filter(([, { reads }]) => isClientList(reads));
test.each(lists)('%s names clients, and that stands by its own word in the log of each of them', async (_, row) => {
  const { status, text, lines, client } = await look(row);
  expect(status).toBe(200);
  // A table for spreadsheets says the name alone.
  expect(text).toContain(row.raw ? client?.name : client?.id);
  expect(lines.map(({ params }) => params)).toEqual([{ what: row.reads }]);
});

test('a list of clients that is looked at all day leaves one line a day, of each who looks', async () => {
  const { db } = app.connection;
  const { clientId } = await addTestClient(db);
  const { account, headers } = await stage.present('a super-admin');
  const old = { clientId, userId: account.userId, userName: 'x', action: 'client.read', object: clientId };
  const createdAt = new Date(Date.now() - 25 * 60 * 60_000);
  await db.insert(actionLogs).values({ ...old, params: { what: 'register' }, createdAt });
  const another = await stage.present('a super-admin');
  for (const each of [headers, headers, another.headers, headers])
    expect((await fetch(`${app.url}/client`, { headers: each })).status).toBe(200);
  const isLook = and(eq(actionLogs.clientId, clientId), eq(actionLogs.action, 'client.read'));
  const lines = await db.select().from(actionLogs).where(isLook);
  expect(lines.filter((line) => line.createdAt > createdAt).map(({ userId }) => userId)).toEqual([
    account.userId,
    another.account.userId,
  ]);
});

test('looks of one person at the same moment leave one line', async () => {
  const { db } = app.connection;
  const { clientId } = await addTestClient(db);
  const { headers } = await stage.present('a super-admin');
  const looks = Array.from({ length: 8 }, () => fetch(`${app.url}/client`, { headers }));
  expect((await Promise.all(looks)).map(({ status }) => status)).toEqual(looks.map(() => 200));
  const isLook = and(eq(actionLogs.clientId, clientId), eq(actionLogs.action, 'client.read'));
  expect(await db.$count(actionLogs, isLook)).toBe(1);
});

test('a report as a table for spreadsheets leaves a line at those whom it names, and none where it names no one', async () => {
  const { db } = app.connection;
  const { headers } = await stage.present('a super-admin');
  const { clientId } = await addTestClient(db);
  const read = async (sheet: string) => {
    expect((await fetch(`${app.url}/reports.csv?sheet=${sheet}`, { headers })).status).toBe(200);
    return db.$count(actionLogs, and(eq(actionLogs.clientId, clientId), eq(actionLogs.action, 'client.read')));
  };
  expect([await read('churn'), await read('expiring')]).toEqual([0, 1]);
});

test.each([
  ['PATCH', '/client/{id}', 'client', {}, 200],
  ['PATCH', '/client/{id}', 'client', { name: 'x', was: { name: 'not its name' } }, 409],
  ['PATCH', '/client/enhance-account-limit/{id}', 'client', { accountLimit: 3, was: 999 }, 409],
  ['PATCH', '/client/storage-limit/{id}', 'client', { storageGigabytes: 3, was: 999 }, 409],
  ['PATCH', '/users/{id}', 'users', {}, 200],
  ['PATCH', '/users/{id}', 'users', { password: 'Lehenga-73-katan', was: { name: 'not theirs' } }, 409],
] as const)('%s %s shows %s, and so stands in their log, though it changes nothing with %j', async (...row) => {
  const [method, path, what, body, status] = row;
  const { db } = app.connection;
  const { account, headers } = await stage.present('a super-admin');
  const { clientId, account: colleague } = await stage.present('an administrator');
  const url = app.url + path.replace('{id}', what === 'client' ? clientId : colleague.userId);
  const sent = { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  expect((await fetch(url, sent)).status).toBe(status);
  const isOurs = and(eq(actionLogs.userId, account.userId), eq(actionLogs.clientId, clientId));
  const lines = await db.select().from(actionLogs).where(isOurs);
  expect(lines.map(({ action, params }) => [action, params])).toEqual([['client.read', { what }]]);
});
