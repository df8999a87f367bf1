import type { Connection } from './database.ts';
import { tableNames } from './table-names.ts';

/** Rows of a table that were written since it was counted last, from which it is counted again: a tenth of it, as PostgreSQL itself does, and not for a few. */
const due = `
  select c.relname as name from pg_class c left join pg_stat_user_tables s on s.relid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relname = any ($1)
    and (coalesce(s.n_mod_since_analyze, 0) > greatest(1000, c.reltuples / 10)
      or (c.reltuples < 0 and pg_relation_size(c.oid) > 1000000))`;

/**
 * Counts the rows of the embedded database where many were written, and marks what every transaction sees. PostgreSQL does so on its own, the
 * embedded one has no process for it, and without it neither knows which index is worth reading.
 */
export async function keepStatistics(connection: Connection, signal?: AbortSignal): Promise<void> {
  if (connection.home !== 'pglite') return;
  // What this connection wrote is counted late, and after an analysis would seem to be new.
  await connection.lite.query('select pg_stat_force_next_flush()');
  const { rows } = await connection.lite.query<{ name: string }>(due, [tableNames]);
  for (const { name } of rows) {
    if (signal?.aborted) return;
    await connection.lite.exec(`vacuum analyze "${name}"`);
  }
}
