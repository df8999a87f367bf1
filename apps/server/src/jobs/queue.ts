import { SQL, sql } from 'drizzle-orm';
import { type Db, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Connection, Transaction } from '../db/database.ts';
import { postgresWaits } from '../db/postgres-waits.ts';
import type { Claim } from './runner.ts';

const name = 'design';
/** No entry has this id; asking for it makes the queue's settings known to pg-boss. */
const noJob = '00000000-0000-0000-0000-000000000000';

/** The line of jobs. Everything with a transaction happens in it, or not at all. */
export interface Queue {
  /** Puts a job of a client in line; jobs with a lower priority number go first. */
  readonly enqueue: (tx: Transaction, job: QueuedJob) => Promise<void>;
  /** The next job, but of none of these clients, held by the caller from now on. */
  readonly take: (passOver?: readonly string[]) => Promise<Claim | undefined>;
  /** Says that the holder lives; answers the claims that still hold. */
  readonly touch: (claims: readonly Claim[]) => Promise<readonly Claim[]>;
  /** Ends a claim. False when another attempt holds the job. */
  readonly finish: (tx: Transaction, claim: Claim) => Promise<boolean>;
  /** Takes a job out of the line, whoever holds it. */
  readonly withdraw: (tx: Transaction, jobId: string) => Promise<void>;
  /** Puts a held job back in its place. */
  readonly giveBack: (tx: Transaction, claim: Claim) => Promise<void>;
  /** Puts back those of these jobs that dead holders held. Only a worker that knows itself alone may call it. */
  readonly takeBack: (jobIds: readonly string[]) => Promise<number>;
  readonly has: (jobId: string) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

interface QueuedJob {
  readonly id: string;
  readonly clientId: string;
  readonly priority: number;
}

interface QueueOptions {
  readonly onError: (error: unknown) => void;
  /** A holder that has not been heard of for so long is dead. */
  readonly silenceSeconds: number;
  /** No attempt lasts longer, dead or alive. */
  readonly expireSeconds: number;
}

/** Opens the queue in the database itself, so that putting a job in line commits together with paying for it. */
export async function openQueue(connection: Connection, options: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...(connection.home === 'pglite'
      ? { db: fromPglite(connection.lite), backend: 'pglite' as const }
      : { connectionString: connection.url, max: 4, ...postgresWaits }),
    schedule: false,
    monitorVacuum: false,
    reindex: false,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', options.onError);
  await boss.start();
  const settings = {
    // How often a job may be tried is decided where its tries are counted, not here.
    retryLimit: 1000,
    retryDelay: 0,
    heartbeatSeconds: options.silenceSeconds,
    expireInSeconds: options.expireSeconds,
    // What became of a job is kept in the product's own table.
    deleteAfterSeconds: 3600,
  };
  await boss.createQueue(name, settings);
  await boss.updateQueue(name, settings);
  // Without this the first entry ever, made inside a transaction, waits for ever on a database with one connection:
  // pg-boss would fetch the queue's settings past the transaction.
  await boss.findJobs(name, { id: noJob });
  const stateOf = async (id: string) => (await boss.findJobs(name, { id }))[0]?.state;

  return {
    async enqueue(tx, { id, clientId, priority }) {
      await boss.send(name, { jobId: id }, { id, priority: -priority, group: { id: clientId }, db: within(tx) });
    },
    async take(passOver = []) {
      const [job] = await boss.fetch(name, { includeMetadata: true, ignoreGroups: [...passOver] });
      return job && { jobId: job.id, attempt: job.retryCount, client: job.groupId ?? undefined };
    },
    async touch(claims) {
      const alive: Claim[] = [];
      // One at a time: the answer names jobs, and a process may hold two attempts at one job.
      for (const claim of claims) {
        if (affected.parse(await boss.touch(name, attemptOf(claim))).settled.length === 1) alive.push(claim);
      }
      return alive;
    },
    async finish(tx, claim) {
      const completed = await boss.complete(name, attemptOf(claim), null, { db: within(tx) });
      return affected.parse(completed).settled.length === 1;
    },
    async withdraw(tx, jobId) {
      await boss.cancel(name, jobId, { db: within(tx) });
    },
    async giveBack(tx, claim) {
      await boss.fail(name, attemptOf(claim), null, { db: within(tx) });
    },
    async takeBack(jobIds) {
      const held: string[] = [];
      for (const id of jobIds) if ((await stateOf(id)) === 'active') held.push(id);
      if (held.length > 0) await boss.fail(name, held);
      return held.length;
    },
    async has(jobId) {
      return ['created', 'retry', 'active'].includes((await stateOf(jobId)) ?? '');
    },
    async close() {
      await boss.stop({ graceful: false, close: connection.home === 'postgres' });
    },
  };
}

/** What pg-boss answers to a change, which its types leave open. */
const affected = z.object({ settled: z.array(z.string()) });
const result = z.object({ rows: z.array(z.unknown()) });

function within(tx: Transaction): Db {
  return fromDrizzle(
    {
      async execute(query) {
        if (!(query instanceof SQL))
          throw new TypeError('pg-boss is expected to build its queries with the tag it was given');
        return result.parse(await tx.execute(query));
      },
    },
    sql,
  );
}

function attemptOf(claim: Claim): { id: string; retryCount: number } {
  return { id: claim.jobId, retryCount: claim.attempt };
}
