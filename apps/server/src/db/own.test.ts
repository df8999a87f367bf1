import { randomUUID, randomUUIDv7 } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { eq, getTableColumns, getTableName, is, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { addTestClient } from '../../test/client.ts';
import { openTestDatabase } from '../../test/database.ts';
import type { Connection, Transaction } from './database.ts';
import { fields } from './fields.ts';
import { across, own } from './own.ts';
import { rows } from './rows.ts';
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
  files: (side) => ({
    id: randomUUIDv7(),
    createdBy: sides[side].userId,
    fileName: 'a.png',
    s3FileName: randomUUID(),
    storageKey: randomUUID(),
    contentType: 'image/png',
    bytes: 1,
    width: 1,
    height: 1,
    totalPixels: 1,
    isSaved: false,
  }),
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
