import { readdirSync } from 'node:fs';
import { eq, getTableColumns, getTableName, is, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { books, isSample, keyOf, loose, samples, useTwoClients } from '../../test/two-clients.ts';
import { fields } from './fields.ts';
import { across, own } from './own.ts';
import { rows } from './rows.ts';
import { type TenantName, tenantKey, tenantNames, tenantTable } from './tables.ts';

const { sides, db, mine, rowsOf, undone } = useTwoClients();

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
      db(),
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
    const [theirs] = await across(db(), 'audit').files.where(eq(fields.files.clientId, sides.there.clientId));
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
    const whose = await loose(across(db(), 'audit')[name]).pick({ whose: keyOf(name) });
    const found = new Set(whose.map((row) => row.whose));
    expect([name, found.has(sides.here.clientId), found.has(sides.there.clientId)]).toEqual([name, true, true]);
  }
});

test('refuses to reach rows of no client: the statements would be held to no one', () => {
  for (const clientId of [undefined, null, '']) {
    expect(() => own({ db: db(), clientId: clientId as unknown as string })).toThrow('without a client');
  }
});
