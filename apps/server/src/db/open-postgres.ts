import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import type { Connection } from './database.ts';
import { guardClient, guardTransactions } from './guard-transactions.ts';
import { migrationsFolder } from './migrations-folder.ts';

/** Any number that every process of this product uses and no other program is likely to. */
const migrationLock = 7_310_250;

const waits = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** Opens a PostgreSQL (15 or newer), brought to the newest schema. */
export async function openPostgres(url: string): Promise<Connection> {
  await migratePostgres(url);
  const pool = new Pool({ connectionString: url, max: 20, ...waits });
  // A connection that breaks while nobody uses it is replaced; whoever uses one hears of it from the query.
  pool.on('error', () => undefined);
  return { home: 'postgres', pool, url, db: guardTransactions(drizzle(guardClient(pool))), close: () => pool.end() };
}

/** Brings a PostgreSQL to the newest schema; of several processes that start at once, one does it and the others wait. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
