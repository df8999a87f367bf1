import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openTestDatabase } from '../../test/database.ts';
import { keepStatistics } from './keep-statistics.ts';
import { rows } from './rows.ts';

test('the embedded database counts a table again once many rows were written, and leaves it alone after that', async () => {
  const connection = await openTestDatabase();
  const { db } = connection;
  const counted = async () => {
    const [found] = await rows(
      db,
      z.object({ rows: z.number() }),
      sql`select reltuples as rows from pg_class where relname = 'call_counts'`,
    );
    return found?.rows;
  };
  await keepStatistics(connection);
  expect(await counted()).toBe(-1);
  const count = (from: number, to: number) =>
    db.execute(
      sql`insert into call_counts (key, count, ends_at) select 'calls of somebody at an address ' || n, 1, now() from generate_series(${from}::int, ${to}::int) n`,
    );
  await count(1, 20_000);
  await keepStatistics(connection);
  expect(await counted()).toBe(20_000);
  // What was written before is counted late, at a pace of its own.
  await db.execute(sql`select pg_stat_force_next_flush()`);
  await count(20_001, 20_100);
  await keepStatistics(connection);
  expect(await counted()).toBe(20_000);
  await connection.close();
});
