import { readdirSync } from 'node:fs';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { raiseWalls } from './raise-walls.ts';
import { tableNames } from './table-names.ts';

test('what an account may not do is answered in the words of the database, and any other fault is reported', async () => {
  const refused = Object.assign(new Error('permission denied to create role'), { code: '42501' });
  expect(await raiseWalls(() => Promise.reject(refused))).toBe(refused.message);
  const broken = new Error('connection terminated');
  await expect(raiseWalls(() => Promise.reject(broken))).rejects.toBe(broken);
});

test('the tables that the wall looks at are all that the schema has', async () => {
  const found: string[] = [];
  const folder = new URL('./schema/', import.meta.url);
  for (const file of readdirSync(folder)) {
    const tables: unknown[] = Object.values(await import(new URL(file, folder).href));
    for (const table of tables) if (is(table, PgTable)) found.push(getTableName(table));
  }
  expect(tableNames.toSorted()).toEqual(found.toSorted());
});
