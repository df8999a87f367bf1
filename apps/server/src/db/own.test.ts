import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { eq, getTableColumns, getTableName, is, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { v7 as newId } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../test/client.ts';
import { openTestDatabase } from '../../test/database.ts';
import type { Connection, Transaction } from './database.ts';
import { fields } from './fields.ts';
import { across, own } from './own.ts';
import { rows } from './rows.ts';
import { sessions } from './schema/sessions.ts';
import { throttles } from './schema/throttles.ts';
import { asClient } from './second-wall.ts';
import { type NewRow, type TenantName, tenantKey, tenantNames, tenantTable } from './tables.ts';

type Side = 'here' | 'there';
/** The helper without the types that would keep a test from misusing it. */
interface Loose {
  readonly where: (condition?: SQL) => Promise<object[]>;
  readonly pick: (picked: object, condition?: SQL) => Promise<Record<string, unknown>[]>;
  readonly rows: () => SQL;
  readonly insert: (values: object) => Returning & { onConflictDoNothing: () => Returning };
  readonly update: (values: object, condition?: SQL) => Returning & { where: (condition: SQL) => unknown };
  readonly delete: (condition?: SQL) => Returning;
}
interface Returning {
  readonly returning: () => Promise<Record<string, unknown>[]>;
}

let connection: Connection;
/** The first ticket of each, to which others hang their rows. */
const ticketOf = { here: '', there: '' };
const sides = { here: { clientId: '', userId: '' }, there: { clientId: '', userId: '' } };
beforeAll(async () => {
  connection = await openTestDatabase();
  for (const side of ['here', 'there'] as const) {
    sides[side] = await addTestClient(connection.db);
    const all = across(connection.db, 'foundation');
    for (const name of Object.keys(samples).filter(isSample)) {
      await loose(all[name])
        .insert({ ...samples[name](side), clientId: sides[side].clientId })
        .returning();
    }
  }
});
afterAll(() => connection.close());

/** A row for each table in which a new client has none yet. */
const samples = {
  actionLogs: (side) => ({ userId: sides[side].userId, userName: 'Asha Rao', action: 'a.test' }),
  apiKeys: () => ({ name: 'a key', keyHash: randomUUID() }),
  creditLogs: () => ({ holdId: randomUUID(), feature: 'generate', imagesGenerated: 1, creditsDeducted: 1 }),
  deductions: () => ({ requestId: randomUUID(), bodyHash: '-' }),
  files(side) {
    const id = newId();
    return {
      id,
      createdBy: sides[side].userId,
      fileName: 'a.png',
      s3FileName: randomUUID(),
      storageKey: `files/${sides[side].clientId}/${id}`,
      contentType: 'image/png',
      bytes: 1,
      width: 1,
      height: 1,
      totalPixels: 1,
      isSaved: false,
    };
  },
  jobs: (side) => ({
    userId: sides[side].userId,
    operation: 'generate',
    params: {},
    inputs: [],
    engine: 'builtin',
    cost: 1,
    priority: 1,
  }),
  ledgerHolds: () => ({ id: randomUUID(), amount: 1, lots: [] }),
  tickets(side) {
    const id = newId();
    ticketOf[side] ||= id;
    return { id, authorId: sides[side].userId, authorName: 'Asha Rao', title: 'a title', description: 'a text' };
  },
  ticketEntries: (side) => ({
    ticketId: ticketOf[side],
    authorId: sides[side].userId,
    authorName: 'Asha Rao',
    isSupport: false,
  }),
  ticketAttachments: (side) => ({
    createdBy: sides[side].userId,
    fileName: 'a.png',
    contentType: 'image/png',
    bytes: 1,
  }),
  uploads: (side) => ({
    userId: sides[side].userId,
    fileName: 'a.png',
    s3FileName: randomUUID(),
    contentType: 'image/png',
    expiresAt: new Date(),
  }),
  users: () => ({ name: 'Somebody', username: randomUUID(), passwordHash: '-', role: 'user' }),
} satisfies { [Name in TenantName]?: (side: Side) => Omit<NewRow<Name>, 'clientId'> };
type Sample = keyof typeof samples;
const isSample = (name: string): name is Sample => name in samples;

/** What is written once and never changed: the database itself refuses. */
const books: readonly TenantName[] = ['actionLogs', 'ledgerEntries'];

function loose(reach: unknown): Loose {
  return reach as Loose;
}

function mine(name: TenantName, db: Connection['db'] | Transaction = connection.db): Loose {
  return loose(own({ db, clientId: sides.here.clientId })[name]);
}

function keyOf(name: TenantName): PgColumn {
  const columns: Record<string, PgColumn> = getTableColumns(tenantTable(name));
  const column = columns[tenantKey(tenantTable(name))];
  if (!column) throw new Error(`${name} does not say whose it is.`);
  return column;
}

/** The rows of one side as the database has them, read without the helper. */
async function rowsOf(name: TenantName, side: Side, db: Connection['db'] | Transaction = connection.db) {
  const whose = sql`${sql.identifier(keyOf(name).name)} = ${sides[side].clientId}`;
  const table = sql.identifier(getTableName(tenantTable(name)));
  const found = await rows(
    db,
    z.object({ line: z.string() }),
    sql`select t::text as line from ${table} t where ${whose} order by 1`,
  );
  return found.map(({ line }) => line);
}

/** Undoes what was done, so that every test begins with the same rows. */
class Undo extends Error {}
async function undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const done = connection.db.transaction(async (tx) => {
    await work(tx);
    throw new Undo();
  });
  await expect(done).rejects.toBeInstanceOf(Undo);
}

/** Conditions that let everybody's rows in wherever they are not held back. */
const greedy: readonly [string, () => SQL | undefined][] = [
  ['no condition', () => undefined],
  ['true', () => sql`true`],
  ['an or without brackets', () => sql`1 = 2 or 1 = 1`],
  ['an or', () => or(sql`1 = 2`, sql`true`)],
  ['the other client named', () => sql`client_id = client_id or ${sides.there.clientId}::uuid is not null`],
];
const isFor = (name: TenantName, condition: string) => name !== 'clients' || condition !== 'the other client named';
const cases = tenantNames.flatMap((name) =>
  greedy.filter(([condition]) => isFor(name, condition)).map(([condition, make]) => ({ name, condition, make })),
);

describe('the tables of clients', () => {
  test('are all that the schema has with a client, and the clients', async () => {
    const found: string[] = [];
    const folder = new URL('./schema/', import.meta.url);
    for (const file of readdirSync(folder)) {
      for (const [name, table] of Object.entries(await import(new URL(file, folder).href))) {
        if (!is(table, PgTable)) continue;
        const columns = getTableConfig(table).columns.map((column) => column.name);
        if (columns.includes('client_id') || getTableName(table) === 'clients') found.push(name);
      }
    }
    expect(tenantNames.toSorted()).toEqual(found.toSorted());
    expect(tenantNames.length).toBeGreaterThan(10);
  });

  test.each(tenantNames)('hold rows of both clients in this test: %s', async (name) => {
    expect(await rowsOf(name, 'here')).not.toEqual([]);
    expect(await rowsOf(name, 'there')).not.toEqual([]);
  });
});

describe('a client’s own rows', () => {
  test.each(cases)('are all that is read of $name, with $condition', async ({ name, make }) => {
    const expected = (await rowsOf(name, 'here')).length;
    expect(await mine(name).where(make())).toHaveLength(expected);
    const whose = await mine(name).pick({ whose: keyOf(name) }, make());
    expect(whose).toEqual(Array.from({ length: expected }, () => ({ whose: sides.here.clientId })));
  });

  test.each(tenantNames)('are all that a join or a query by hand gets of %s', async (name) => {
    const expected = (await rowsOf(name, 'here')).length;
    const [found] = await rows(
      connection.db,
      z.object({ all: z.coerce.number() }),
      sql`select count(*) as all from (values (1)) as one (n) left join ${mine(name).rows()} on true`,
    );
    expect(found).toEqual({ all: expected });
  });

  test.each(cases)('are all that is changed of $name, with $condition', async ({ name, make }) => {
    const columns: Record<string, PgColumn> = getTableColumns(tenantTable(name));
    const [field = ''] = Object.keys(columns).filter((field) => columns[field] !== keyOf(name));
    const expected = (await rowsOf(name, 'here')).length;
    await undone(async (tx) => {
      const others = await rowsOf(name, 'there', tx);
      const change = mine(name, tx).update({ [field]: sql`${columns[field]}` }, make());
      if (books.includes(name)) return expect(change.returning()).rejects.toThrow();
      const changed = await change.returning();
      expect(changed.map((row) => row[tenantKey(tenantTable(name))])).toEqual(
        Array.from({ length: expected }, () => sides.here.clientId),
      );
      expect(await rowsOf(name, 'there', tx)).toEqual(others);
    });
  });

  test.each(cases)('are all that is thrown away of $name, with $condition', async ({ name, make }) => {
    const others = await rowsOf(name, 'there');
    await undone(async (tx) => {
      // Rows that others hang on cannot go; what counts is that nothing of the other client went.
      await tx
        .transaction((inner) => mine(name, inner).delete(make()).returning())
        .then((gone) =>
          expect(gone.every((row) => row[tenantKey(tenantTable(name))] === sides.here.clientId)).toBe(true),
        )
        .catch((problem: Error) => expect(String(problem.cause)).toMatch(/foreign key|append-only/));
      expect(await rowsOf(name, 'there', tx)).toEqual(others);
    });
  });

  test.each(Object.keys(samples).filter(isSample))('are what is added to %s, whoever is named', async (name) => {
    await undone(async (tx) => {
      const others = await rowsOf(name, 'there', tx);
      const row = { ...samples[name]('here'), clientId: sides.there.clientId };
      const added = await mine(name, tx).insert([row]).returning();
      expect(added.map((each) => each.clientId)).toEqual([sides.here.clientId]);
      expect(await rowsOf(name, 'there', tx)).toEqual(others);
    });
  });

  test('do not take the place of another’s that has the same id', async () => {
    const [theirs] = await across(connection.db, 'audit').files.where(eq(fields.files.clientId, sides.there.clientId));
    await undone(async (tx) => {
      const row = { ...samples.files('here'), id: theirs?.id };
      expect(await mine('files', tx).insert(row).onConflictDoNothing().returning()).toEqual([]);
    });
  });

  test.each(tenantNames)('never become another’s, in %s', (name) => {
    const key = tenantKey(tenantTable(name));
    expect(() => mine(name).update({ [key]: sides.there.clientId })).toThrow('does not change');
  });

  test('keep their condition when a second one is set past the types', () => {
    expect(() => mine('files').update({ fileName: 'b.png' }).where(sql`true`)).toThrow('is set');
  });
});

/** Statements with nothing of ours that would hold them to a client. */
const bare = (db: Connection['db'] | Transaction = connection.db) => across(db, 'audit');
const walled = { cause: expect.objectContaining({ message: expect.stringContaining('row-level security') }) };
const asHere = <Result>(work: () => Promise<Result>) => asClient(sides.here.clientId, work);

describe('the database itself, with the application’s own checks taken out,', () => {
  test.each(tenantNames)('shows a request the rows of its client alone, of %s', async (name) => {
    const expected = await rowsOf(name, 'here');
    expect(await asHere(() => rowsOf(name, 'here'))).toEqual(expected);
    expect(await asHere(() => rowsOf(name, 'there'))).toEqual([]);
    await asHere(() =>
      connection.db.transaction(async (tx) => {
        expect(await rowsOf(name, 'here', tx)).toEqual(expected);
        expect(await rowsOf(name, 'there', tx)).toEqual([]);
      }),
    );
  });

  test.each(tenantNames)('shows no row to a request whose client it does not know, of %s', async (name) => {
    expect(await asClient(randomUUID(), () => rowsOf(name, 'here'))).toEqual([]);
  });

  test.each(tenantNames)('changes and throws away nothing of another client, of %s', async (name) => {
    const table = sql.identifier(getTableName(tenantTable(name)));
    const key = sql.identifier(keyOf(name).name);
    const theirs = sql`where ${key} = ${sides.there.clientId}`;
    const before = await rowsOf(name, 'there');
    for (const change of [sql`update ${table} set ${key} = ${key} ${theirs}`, sql`delete from ${table} ${theirs}`]) {
      const done = asHere(async () => connection.db.execute(change));
      if (!books.includes(name)) await done;
      else
        await expect(done).rejects.toMatchObject({ cause: { message: expect.stringContaining('permission denied') } });
    }
    expect(await rowsOf(name, 'there')).toEqual(before);
  });

  test.each(Object.keys(samples).filter(isSample))('takes no row for another client into %s', async (name) => {
    const row = { ...samples[name]('there'), clientId: sides.there.clientId };
    const adding = () => connection.db.insert(tenantTable(name)).values(row).execute();
    await expect(asHere(adding)).rejects.toMatchObject(walled);
  });

  test.each(['files', 'jobs', 'uploads', 'tickets', 'ticketAttachments'] as const)(
    'takes nothing into %s that another client’s people are said to have made',
    async (name) => {
      const theirs = sides.there.userId;
      const names = Object.keys(samples[name]('here')).filter((field) => /^(userId|createdBy|authorId)$/.test(field));
      expect(names).toHaveLength(1);
      const adding = (change: object) => {
        const row = { ...samples[name]('here'), clientId: sides.here.clientId, ...change };
        return asHere(async () => connection.db.transaction((tx) => tx.insert(tenantTable(name)).values(row)));
      };
      await expect(adding(Object.fromEntries(names.map((field) => [field, theirs])))).rejects.toMatchObject(walled);
      await undone(async (tx) => {
        const row = { ...samples[name]('here'), clientId: sides.here.clientId };
        await asHere(async () => tx.insert(tenantTable(name)).values(row));
      });
    },
  );

  test('keeps no file under the key of another’s bytes, whether it is added or changed', async () => {
    const [theirs] = await across(connection.db, 'audit').files.where(eq(fields.files.clientId, sides.there.clientId));
    const sample = samples.files('here');
    const keys = [theirs?.storageKey ?? '', `files/${sides.here.clientId}/../${sides.there.clientId}/${theirs?.id}`];
    for (const storageKey of keys) {
      const row = { ...sample, storageKey, clientId: sides.here.clientId };
      await expect(asHere(async () => connection.db.insert(tenantTable('files')).values(row))).rejects.toMatchObject(
        walled,
      );
    }
    const change = (set: SQL) => asHere(async () => connection.db.execute(sql`update files set ${set}`));
    await expect(change(sql`storage_key = ${`files/${sides.there.clientId}/`} || id`)).rejects.toMatchObject(walled);
    await expect(change(sql`created_by = ${sides.there.userId}`)).rejects.toMatchObject(walled);
    await change(sql`file_name = file_name`);
  });

  test('shows sessions of the client’s own people alone', async () => {
    for (const side of ['here', 'there'] as const) {
      await connection.db.insert(sessions).values({ userId: sides[side].userId, tokenHash: randomUUID() });
    }
    const found = await asHere(() => connection.db.select({ whose: sessions.userId }).from(sessions));
    expect(new Set(found.map(({ whose }) => whose))).toEqual(new Set([sides.here.userId]));
  });

  test('lets a listed crossing pass, and holds the next statement again, inside a transaction too', async () => {
    const count = async (db: Connection['db'] | Transaction) => (await bare(db).files.where()).length;
    const all = await count(connection.db);
    expect(await asHere(() => count(connection.db))).toBe(all);
    await asHere(() =>
      connection.db.transaction(async (tx) => {
        expect(await count(tx)).toBe(all);
        expect(await rowsOf('files', 'there', tx)).toEqual([]);
      }),
    );
    expect(await asHere(() => rowsOf('files', 'there'))).toEqual([]);
  });

  test('holds no one else on the same connections, after a failure either', async () => {
    const lost = asHere(() => connection.db.transaction((tx) => tx.execute(sql`select 1 / 0`)));
    await expect(lost).rejects.toThrow();
    const seen = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        i % 2 === 0 ? asHere(() => rowsOf('files', 'there')) : rowsOf('files', 'there'),
      ),
    );
    const expected = await rowsOf('files', 'there');
    expect(expected).not.toEqual([]);
    expect(seen).toEqual(seen.map((_, i) => (i % 2 === 0 ? [] : expected)));
  });

  test('counts failures of the client’s own people alone', async () => {
    const mine = [`code ${sides.here.userId}`, `password ${sides.here.userId}`];
    const keys = [...mine, `code ${sides.there.userId}`, `password ${sides.there.userId}`, 'login somebody'];
    const add = (key: string) =>
      connection.db.insert(throttles).values({ key, failures: 1, lastFailureAt: new Date() });
    for (const key of keys.slice(mine.length)) {
      await expect(asHere(async () => add(key).execute())).rejects.toMatchObject({
        cause: { message: expect.stringContaining('row-level security') },
      });
    }
    for (const key of keys) await add(key);
    const seen = await asHere(() => connection.db.select({ key: throttles.key }).from(throttles));
    expect(seen.map(({ key }) => key).toSorted()).toEqual(mine);
    await asHere(async () => connection.db.delete(throttles).execute());
    const left = await connection.db.select({ key: throttles.key }).from(throttles);
    expect(left.map(({ key }) => key).toSorted()).toEqual(keys.slice(mine.length).toSorted());
  });

  test('has a wall before each table but those that hold nothing of clients', async () => {
    const open = await rows(
      connection.db,
      z.object({ name: z.string() }),
      sql`select c.relname as name from pg_class c
        where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and not (c.relrowsecurity and exists (select from pg_policy where polrelid = c.oid)) order by 1`,
    );
    expect(open.map(({ name }) => name)).toEqual([
      'audit_checks',
      'call_counts',
      'mails',
      'operation_settings',
      'places',
      'plans',
      'sales_requests',
      'seals',
      'sign_ups',
      'site_settings',
      'unsealed_actions',
    ]);
  });

  test.each([
    ['reads the letters of the outbox', sql`select * from mails`],
    ['reads how often who called', sql`select * from call_counts`],
    ['reads the seals of the action log', sql`select * from seals`],
    ['reads where a line stands under its seal', sql`select * from sealed_actions`],
    ['takes a line out of those that wait for their seal', sql`delete from unsealed_actions`],
    ['reads who asks for sales', sql`select * from sales_requests`],
    ['reads who signs up', sql`select * from sign_ups`],
    ['changes what the public pages say', sql`delete from site_settings`],
    ['moves a place of the company', sql`update places set address = ''`],
    ['changes what is for sale', sql`update plans set amount = 0`],
    ['switches an operation off', sql`delete from operation_settings`],
  ])('lets no request of a client through that %s', async (_, statement) => {
    await expect(asHere(async () => connection.db.execute(statement))).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('permission denied') }),
    });
  });
});

test('a crossing reaches everybody’s rows', async () => {
  for (const name of tenantNames) {
    const whose = await loose(across(connection.db, 'audit')[name]).pick({ whose: keyOf(name) });
    const found = new Set(whose.map((row) => row.whose));
    expect([name, found.has(sides.here.clientId), found.has(sides.there.clientId)]).toEqual([name, true, true]);
  }
});

test('refuses to reach rows of no client: the statements would be held to no one', () => {
  for (const clientId of [undefined, null, '']) {
    expect(() => own({ db: connection.db, clientId: clientId as unknown as string })).toThrow('without a client');
  }
});
