import type { PGlite } from '@electric-sql/pglite';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Pool } from 'pg';
import type { PostgresWaits } from './postgres-waits.ts';

/** What both drivers answer hand-written SQL with. */
export interface Rows extends PgQueryResultHKT {
  readonly type: { rows: unknown[] };
}

/** The database as handlers see it: the same on both homes. */
export type Database = PgDatabase<Rows, Record<string, never>>;

/** An open transaction. A handler that is handed one works inside its caller's transaction. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** An open database with the handle beneath it, for the queue and for LISTEN. */
export type Connection = {
  readonly db: Database;
  /** Why the database itself does not hold requests to the rows of their client; undefined where it does. */
  readonly wallFault: string | undefined;
  readonly close: () => Promise<void>;
  /** Whether the database can be asked now; false after two seconds without an answer. */
  readonly isAnswering: () => Promise<boolean>;
} & (
  | { readonly home: 'pglite'; readonly lite: PGlite }
  | { readonly home: 'postgres'; readonly pool: Pool; readonly url: string; readonly waits: PostgresWaits }
);
