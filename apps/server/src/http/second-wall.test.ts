import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '../../test/app.ts';
import { askerOf } from '../../test/asker.ts';
import { addTestClient } from '../../test/client.ts';
import { openTestDatabase } from '../../test/database.ts';
import { engineOf, paint } from '../../test/engines.ts';
import { openWorkshop } from '../../test/workshop.ts';
import { handlers } from '../calls/handlers.ts';
import type { Database } from '../db/database.ts';
import { openPostgres } from '../db/open-postgres.ts';
import { rows } from '../db/rows.ts';
import { asClient, clientRole } from '../db/second-wall.ts';
import type { Handlers } from './handler.ts';

const seen = z.object({ role: z.string(), clientId: z.string().nullable() });

/** What somebody finds who asks for everybody's rows without saying whose. */
const askForAll = (db: Pick<Database, 'execute'>) =>
  rows(db, seen, sql`select distinct current_user as role, client_id as "clientId" from users`);

/** What the role sees of all clients' people. */
const onlyOf = (clientId: string) => [{ role: clientRole, clientId }];

test('a handler that asks for the rows of all finds those of its client, for a session and for a key', async () => {
  const found: Record<string, z.output<typeof seen>[]> = {};
  /** Handlers that have lost all look at whose rows they ask for. */
  const lax: Handlers = {
    ...handlers,
    async getMe(scope, input) {
      found.session = await askForAll(scope.db);
      found.inTransaction = await scope.db.transaction(askForAll);
      return handlers.getMe(scope, input);
    },
    async deductImages(scope, input) {
      found.key = await askForAll(scope.db);
      return handlers.deductImages(scope, input);
    },
  };
  const app = await openTestApp({}, { handlers: lax });
  onTestFinished(() => app.close());
  const { db } = app.connection;
  const [here, there] = [await addTestClient(db), await addTestClient(db)];
  expect((await askForAll(db)).map(({ clientId }) => clientId).sort()).toEqual([here.clientId, there.clientId].sort());

  const { token } = await app.signIn({ clientId: here.clientId, role: 'user' });
  expect((await app.ask('GET /users/me', { token })).status).toBe(200);
  expect(found.session).toEqual(onlyOf(here.clientId));
  expect(found.inTransaction).toEqual(onlyOf(here.clientId));

  const headers = { 'x-api-key': await app.addKey(there.clientId) };
  const body = { ...there, feature: 'upload', images: 1, requestId: randomUUID() };
  expect((await app.ask('PATCH /billing/deduct-images', { headers, body })).status).toBe(200);
  expect(found.key).toEqual(onlyOf(there.clientId));
});

test('a step of a job that asks for the rows of all finds those of its client', async () => {
  const shop = await openWorkshop();
  onTestFinished(() => shop.close());
  const { db } = shop.connection;
  const [asha, bela] = [await shop.designer(10), await shop.designer(10)];
  const found: z.output<typeof seen>[][] = [];
  await shop.work(
    engineOf(async (...given) => {
      found.push(await askForAll(db), await db.transaction(askForAll));
      return paint(...given);
    }),
  );
  for (const designer of [asha, bela]) {
    const { ask, ended } = askerOf(designer);
    expect((await ended(await ask())).state).toBe('done');
    expect(found.splice(0)).toEqual([onlyOf(designer.clientId), onlyOf(designer.clientId)]);
  }
});

test('statements of several clients by turns each find a connection that is theirs already', async () => {
  const { db, close } = await openTestDatabase();
  onTestFinished(close);
  const [one, other] = [randomUUID(), randomUUID()];
  const byTurns = [
    () => askForAll(db),
    () => asClient(one, () => askForAll(db)),
    () => asClient(other, () => askForAll(db)),
  ];
  // Side by side, so that each has a connection.
  await Promise.all(byTurns.map((ask) => ask()));
  const asked = vi.spyOn(Client.prototype, 'query');
  onTestFinished(() => asked.mockRestore());
  for (let turn = 0; turn < 3; turn++) for (const ask of byTurns) await ask();
  expect(asked.mock.calls).toHaveLength(9);
});

/** An installation of an account that may make no roles, in a database of its own, after a superuser said this about both. */
async function openPlain(prepare: (account: string) => string[] = () => []) {
  const home = await openTestDatabase();
  onTestFinished(() => home.close());
  if (home.home !== 'postgres') throw new Error('A database with accounts of its own was expected.');
  const name = `naksha_plain_${randomUUID().replaceAll('-', '')}`;
  await home.pool.query(`create role "${name}" login nosuperuser nocreaterole`);
  await home.pool.query(`create database "${name}" owner "${name}"`);
  const url = new URL(home.url);
  url.pathname = `/${name}`;
  const asSuperuser = url.href;
  url.username = name;
  const inDatabase = async (statement: string) => {
    const server = new Client({ connectionString: asSuperuser });
    await server.connect();
    await server.query(statement).finally(() => server.end());
  };
  for (const statement of prepare(name)) await inDatabase(statement);
  const shared = await openPostgres(url.href);
  const app = await openTestApp({}, { shared });
  onTestFinished(async () => {
    await app.close();
    await shared.close();
    await home.pool.query(`drop database "${name}"`);
    await home.pool.query(`drop role "${name}"`);
  });
  const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
  const { clientId } = await addTestClient(shared.db);
  return { app, shared, inDatabase, system: () => app.ask('GET /installation/system', { token }), clientId };
}

const grantRole = (account: string) => [`grant ${clientRole} to "${account}"`];

/** A design and a ticket are asked for, and letters with them: each of these passes the wall for a while. */
async function asksForAll({ app, clientId }: Awaited<ReturnType<typeof openPlain>>): Promise<void> {
  const { token } = await app.signIn({ clientId, role: 'user' });
  const design = { operation: 'generate', params: { prompt: 'vines' } };
  expect((await app.ask('POST /design/jobs', { token, body: design })).status).toBe(202);
  const admin = await app.signIn({ clientId, role: 'admin' });
  const headers = { 'idempotency-key': randomUUID() };
  const ticket = { title: 'Grey export', description: 'No colours.' };
  expect((await app.ask('POST /support/tickets', { token: admin.token, headers, body: ticket })).status).toBe(201);
  expect(app.errors).toEqual([]);
}

const saysThat = (hasSecondWall: boolean) => ({
  status: 200,
  body: { database: { home: 'postgres', hasSecondWall } },
});

test('an installation whose account may not take the role says that its second wall is missing, and works wholly', async () => {
  const plain = await openPlain();
  expect(plain.shared.wallFault).toMatch(/role/);
  expect(await plain.system()).toMatchObject(saysThat(false));
  await asksForAll(plain);
});

test('an installation one of whose tables is somebody else’s says so, and works wholly behind its first wall', async () => {
  const owner = await openPlain(grantRole);
  expect(owner.shared.wallFault).toBeUndefined();
  // As if a version newer than the wall had been brought up by another account.
  await owner.inDatabase(`drop policy ${clientRole} on uploads; alter table uploads disable row level security;
    alter table uploads owner to postgres; grant all on uploads to public`);
  const again = await openPostgres(owner.shared.home === 'postgres' ? owner.shared.url : '');
  const app = await openTestApp({}, { shared: again });
  onTestFinished(async () => {
    await app.close();
    await again.close();
  });
  expect(again.wallFault).toMatch(/uploads/);
  await asksForAll({ ...owner, app });
});

test('a table of somebody else beside those of the product leaves the wall standing, and is no part of it', async () => {
  const beside = await openPlain((account) => [
    ...grantRole(account),
    'create table public.looms (id uuid primary key, client_id uuid)',
  ]);
  expect(beside.shared.wallFault).toBeUndefined();
  expect(await beside.system()).toMatchObject(saysThat(true));
  await asksForAll(beside);
  const held = z.object({ isWalled: z.boolean(), isGranted: z.boolean() });
  const about = sql`select relrowsecurity as "isWalled",
    has_table_privilege(${clientRole}, oid, 'select') as "isGranted" from pg_class where relname = 'looms'`;
  expect(await rows(beside.shared.db, held, about)).toEqual([{ isWalled: false, isGranted: false }]);
});
