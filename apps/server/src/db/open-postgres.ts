import { DrizzleQueryError } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, DatabaseError, Pool, type PoolClient, type QueryConfig } from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import type { Connection, Database } from './database.ts';
import { DatabaseUnreachable } from './database-unreachable.ts';
import { type GivingWay, giveWay } from './give-way.ts';
import { guardClient, guardTransactions } from './guard-transactions.ts';
import { migrationsFolder } from './migrations-folder.ts';
import { type PostgresWaits, postgresWaits } from './postgres-waits.ts';
import { createQueryLimiter } from './query-limiter.ts';
import { raiseWalls } from './raise-walls.ts';
import { DatabaseSilent, refuseWhileSilent } from './refuse-while-silent.ts';
import { becomeClient, isOwn } from './second-wall.ts';
import { sharedAnswer } from './shared-answer.ts';

/** What `pg` says of a statement that was not answered within `query_timeout`; it has no code. */
const silence = 'Query read timeout';

interface Patience {
  readonly waits?: PostgresWaits;
  /** For how long one that has answered nothing is asked whether it is there. */
  readonly probeMs?: number;
}

/** Opens a PostgreSQL (15 or newer), brought to the newest schema. */
export async function openPostgres(
  url: string,
  { waits = postgresWaits, probeMs = 1000 }: Patience = {},
): Promise<Connection> {
  const wallFault = await migratePostgres(url);
  const pool = new OwnFirstPool({ connectionString: url, max: 20, ...waits });
  // Whoever uses a connection hears of its end from the query; the event itself, without a listener, would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  // A connection of its own, so that a busy pool is not taken for a silent database.
  const probe = new Pool({ connectionString: url, max: 1, connectionTimeoutMillis: probeMs, query_timeout: probeMs });
  probe.on('error', () => undefined);
  const isAnswering = sharedAnswer(() => probe.query('select 1').then(() => true, isAnswer));
  const door = refuseWhileSilent(isAnswering);
  const limited = createQueryLimiter();
  const parts = { pool, limited, hasSecondWall: wallFault === undefined, door };
  return {
    home: 'postgres',
    pool,
    url,
    waits,
    wallFault,
    db: guardTransactions(databaseOf(parts), limited),
    isAnswering,
    async close() {
      door.close();
      await Promise.all([pool.end(), probe.end()]);
    },
  };
}

/** Whether what came instead was said by a database that is at work: that it has no place left, say. One that starts or shuts down is not. */
const isAnswer = (problem: unknown) => problem instanceof DatabaseError && !(problem.code ?? '').startsWith('57P0');

/**
 * `pg` hands out the idle connection that was given back last. Here that is, where there is one, a connection that belongs to the present client already:
 * every request asks as no client first and as its own then, and each change costs a message.
 */
class OwnFirstPool extends Pool {
  /** Its own list, which it has kept since its first version; without it connections change hands more often, and that is all. */
  declare protected readonly _idle?: { readonly client: PoolClient }[];

  preferOwn(): void {
    const idle = this._idle ?? [];
    const at = idle.findLastIndex(({ client }) => isOwn(client));
    if (at >= 0) idle.push(...idle.splice(at, 1));
  }
}

interface Parts {
  readonly pool: OwnFirstPool;
  readonly limited: ReturnType<typeof createQueryLimiter>;
  readonly hasSecondWall: boolean;
  readonly door: ReturnType<typeof refuseWhileSilent>;
}

/**
 * Each statement and each transaction has a connection that belongs to the present client. Drizzle's own transactions keep
 * a pool's connection for ever when `begin` fails, and give back connections that have gone silent.
 */
function databaseOf({ pool, limited, hasSecondWall, door }: Parts): Database {
  const borrow = async <Result>(
    work: (client: PoolClient) => Promise<Result>,
    isBroken: (problem: unknown) => boolean,
  ) => {
    const client = await door.handedOver(
      () => {
        if (hasSecondWall) pool.preferOwn();
        return pool.connect();
      },
      (late) => late.release(),
    );
    try {
      // Asks nothing where it is, which is no sign of the database either.
      if (hasSecondWall && !isOwn(client)) await door.unlessSilent(() => becomeClient(client));
    } catch (problem) {
      client.release(true);
      throw problem;
    }
    return finish(
      client,
      door.unlessSilent(() => work(client)),
      (problem) => problem instanceof DatabaseSilent || isBroken(problem),
    );
  };
  const borrowed = new Proxy(pool, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target);
      return (config: QueryConfig, values: unknown[]) =>
        borrow(
          (client) => client.query(config, values),
          () => true,
        );
    },
  });
  const db: Database = drizzle(guardClient(borrowed, limited));
  db.transaction = (work, settings) =>
    borrow(
      (client) => drizzle(endingInSilence(client)).transaction(work, settings),
      // After any other failure the rollback was answered.
      (problem) => problem instanceof DrizzleQueryError,
    );
  return db;
}

/** A connection that is closed by the first statement which is not answered in time: a rollback would wait as long once more. */
function endingInSilence(client: PoolClient): PoolClient {
  return new Proxy(client, {
    get(target, name) {
      if (name !== 'query') return Reflect.get(target, name, target);
      return async (config: QueryConfig, values: unknown[]) => {
        try {
          return await target.query(config, values);
        } catch (problem) {
          if (target instanceof Client && problem instanceof Error && problem.message === silence)
            void target.end().catch(() => undefined);
          throw problem;
        }
      };
    },
  });
}

/** A connection on which a query failed may be broken or silent, and is closed. */
async function finish<Result>(
  client: PoolClient,
  work: Promise<Result>,
  isBroken: (problem: unknown) => boolean,
): Promise<Result> {
  try {
    const result = await work;
    client.release();
    return result;
  } catch (problem) {
    client.release(isBroken(problem));
    throw problem;
  }
}

/**
 * Brings a PostgreSQL to the newest schema; of several processes that start at once, one does it and the others wait. Answers
 * why the second wall between clients could not be raised. Throws DatabaseHeld where others do not let go of a table.
 */
export async function migratePostgres(url: string, patience?: GivingWay): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: postgresWaits.connectionTimeoutMillis });
  client.on('error', () => undefined);
  await client.connect().catch((problem: unknown) => {
    throw new DatabaseUnreachable(problem);
  });
  try {
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    const run = (statement: string) => client.query(statement);
    await giveWay(run, () => migrate(drizzle(client), { migrationsFolder }), patience);
    return await giveWay(run, () => raiseWalls(run), patience);
  } finally {
    await client.end();
  }
}
