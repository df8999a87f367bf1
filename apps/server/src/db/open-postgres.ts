import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import type { Connection, Database } from './database.ts';
import { DatabaseUnreachable } from './database-unreachable.ts';
import { guardClient, guardTransactions } from './guard-transactions.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { postgresWaits } from './postgres-waits.ts';
import { createQueryLimiter } from './query-limiter.ts';

/** Any number that every process of this product uses and no other program is likely to. */
const migrationLock = 7_310_250;

const probeMs = 2000;

/** Opens a PostgreSQL (15 or newer), brought to the newest schema. */
export async function openPostgres(url: string): Promise<Connection> {
  await migratePostgres(url);
  const pool = new Pool({ connectionString: url, max: 20, ...postgresWaits });
  // Whoever uses a connection hears of its end from the query; the event itself, without a listener, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A connection of its own, so that a busy pool is not taken for a silent database.
  const probe = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: probeMs, query_timeout: probeMs });
  probe.on('error', () => undefined);
  const limited = createQueryLimiter();
  return {
    home: 'postgres',
    pool,
    url,
    db: guardTransactions(databaseOf(pool, limited), limited),
    isAnswering: () =>
      probe.query('select 1').then(
        () => true,
        () => false,
      ),
    async close() {
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}

/** Drizzle's own transactions keep a pool's connection for ever when `begin` fails, and give back connections that have gone silent. */
function databaseOf(pool: Pool, limited: ReturnType<typeof createQueryLimiter>): Database {
  const db: Database = drizzle(guardClient(pool, limited));
  db.transaction = async (work, settings) => {
    const client = await pool.connect();
    return finish(client, drizzle(client).transaction(work, settings));
  };
  return db;
}

/** A connection on which a query failed may be broken or silent, and is closed; after any other failure the rollback was answered. */
async function finish<Result>(client: PoolClient, work: Promise<Result>): Promise<Result> {
  try {
    const result = await work;
    client.release();
    return result;
  } catch (problem) {
    client.release(problem instanceof DrizzleQueryError);
    throw problem;
  }
}

/** Brings a PostgreSQL to the newest schema; of several processes that start at once, one does it and the others wait. */
export async function migratePostgres(url: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: postgresWaits.connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect().catch((problem: unknown) => {
    throw new DatabaseUnreachable(problem);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
  } finally {
    await client.end();
  }
}
