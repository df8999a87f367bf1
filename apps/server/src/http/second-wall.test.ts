import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
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
import { clientRole } from '../db/second-wall.ts';
import type { Handlers } from './handler.ts';

const seen = z.object({ role: z.string(), clientId: z.string().nullable() });

/** What somebody finds who asks for everybody's rows, without a word of whose they shall be. */
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
  const body = { ...there, feature: 'tile', images: 1, requestId: randomUUID() };
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

test('an installation whose account may not take the role says that its second wall is missing', async () => {
  const home = await openTestDatabase();
  onTestFinished(() => home.close());
  if (home.home !== 'postgres') throw new Error('A database with accounts of its own was expected.');
  const name = `naksha_plain_${randomUUID().replaceAll('-', '')}`;
  await home.pool.query(`create role "${name}" login`);
  await home.pool.query(`create database "${name}" owner "${name}"`);
  const url = new URL(home.url);
  url.pathname = `/${name}`;
  url.username = name;
  const shared = await openPostgres(url.href);
  const app = await openTestApp({}, { shared });
  onTestFinished(async () => {
    await app.close();
    await shared.close();
    await home.pool.query(`drop database "${name}"`);
    await home.pool.query(`drop role "${name}"`);
  });
  expect(shared.hasSecondWall).toBe(false);
  const { token } = await app.signIn({ clientId: null, role: 'superadmin' });
  const answer = await app.ask('GET /installation/system', { token });
  expect(answer).toMatchObject({ status: 200, body: { database: { home: 'postgres', hasSecondWall: false } } });
});
