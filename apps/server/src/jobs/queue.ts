import type { JobKind } from '@naksha/imaging';
import { isSQLWrapper, sql } from 'drizzle-orm';
import { type Db, fromDrizzle, fromPglite, PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Connection, Transaction } from '../db/database.ts';
import { oneAtATime } from '../db/one-at-a-time.ts';
import { rows } from '../db/rows.ts';
import type { Claim } from './runner.ts';

/** No entry has this id; asking for it makes the queue's settings known to pg-boss. */
const noJob = '00000000-0000-0000-0000-000000000000';

/** One line of entries that are worked off. Everything with a transaction happens in it, or not at all. */
export interface Line {
  /** Puts something in line; what has a lower priority number goes first. */
  readonly enqueue: (tx: Transaction, entry: Entry) => Promise<void>;
  /** The next one of a kind, of any when absent, but of none of these clients, held by the caller from now on. */
  readonly take: (passOver?: readonly string[], kind?: JobKind) => Promise<Claim | undefined>;
  /** Says that the holder lives; answers the claims that still hold. */
  readonly touch: (claims: readonly Claim[]) => Promise<readonly Claim[]>;
  /** Ends a claim. False when another attempt holds the job. */
  readonly finish: (tx: Transaction, claim: Claim) => Promise<boolean>;
  /** Takes a job out of the line, whoever holds it. */
  readonly withdraw: (tx: Transaction, jobId: string) => Promise<void>;
  /** Puts a held job back: a design in its place, what is sent behind a pause that doubles each time. */
  readonly giveBack: (tx: Transaction, claim: Claim) => Promise<void>;
  /** Puts back those of these jobs that dead holders held. Only a worker that knows itself alone may call it. */
  readonly takeBack: (jobIds: readonly string[]) => Promise<number>;
  readonly has: (jobId: string) => Promise<boolean>;
}

/** The line of jobs, and beside it those of what is sent and looked up after an answer. */
export interface Queue extends Line {
  /** Of mails that wait to be sent. */
  readonly mails: Line;
  /** Of requests about forgotten passwords. */
  readonly resets: Line;
  readonly close: () => Promise<void>;
}

interface Entry {
  readonly isQuick?: boolean;
  readonly id: string;
  readonly clientId?: string;
  readonly priority?: number;
  /** Not before so long. */
  readonly afterSeconds?: number;
  /** It has been in this line before. */
  readonly isAgain?: boolean;
}

interface QueueOptions {
  readonly onError: (error: unknown) => void;
  /** A holder that has not been heard of for so long is dead. */
  readonly silenceSeconds: number;
  /** No attempt lasts longer, dead or alive. */
  readonly expireSeconds: number;
}

/** Long jobs stand beyond all quick ones in the numbers of pg-boss, so that either kind can be asked for. */
const longBand = 2 ** 30;

/** How lines give back what was not done: a job at once; what another server has to take after 15 seconds, then ever later. */
const pauses = {
  design: { retryDelay: 0 },
  mail: { retryDelay: 15, retryBackoff: true, retryDelayMax: 30 * 60 },
  reset: { retryDelay: 5, retryBackoff: true, retryDelayMax: 60 },
} as const;

/**
 * How often the dead are looked for: each process asks at the first pace, and one of them looks at the second, so six seconds lie between two
 * looks at most. The embedded database has one process, whose start finds what the last one held.
 */
const looks = {
  postgres: { superviseIntervalSeconds: 2, monitorIntervalSeconds: 4 },
  pglite: { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 },
} as const;

/** Opens the queue in the database itself, so that putting a job in line commits together with paying for it. */
export async function openQueue(connection: Connection, options: QueueOptions): Promise<Queue> {
  const boss = new PgBoss({
    ...(connection.home === 'pglite'
      ? { db: fromPglite(connection.lite), backend: 'pglite' as const }
      : { connectionString: connection.url, max: 4, ...connection.waits }),
    schedule: false,
    monitorVacuum: false,
    reindex: false,
    ...looks[connection.home],
  });
  boss.on('error', options.onError);
  await boss.start();
  const lines = {
    ...(await openLine(boss, 'design', options)),
    mails: await openLine(boss, 'mail', options),
    resets: await openLine(boss, 'reset', options),
  };
  await wallQueue(connection);
  return {
    ...lines,
    async close() {
      await boss.stop({ graceful: false, close: connection.home === 'postgres' });
    },
  };
}

/** Tables of pg-boss with entries of clients. */
const linesOfClients = sql`from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'pgboss'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'group_id'`;

/** Those of them that hold the client's role to nothing yet. */
const bareLines = sql`${linesOfClients} and not exists (select from pg_policy where polrelid = c.oid and polname = 'naksha_client')`;

/**
 * A request of a client puts its jobs in line, and takes them out, as the client's role: it reaches entries of its own group, and
 * adds letters to theirs. Two processes that start at once may not grant at once.
 */
async function wallQueue({ db, wallFault }: Connection): Promise<void> {
  // Where the second wall could not be raised, which the log says, the role may be missing.
  if (wallFault !== undefined) return;
  // Each in a transaction of its own: pg-boss looks after its tables meanwhile, and whoever holds one of them and waits for another would stop it for ever.
  while ((await rows(db, z.object({ oid: z.number() }), sql`select c.oid::int as oid ${bareLines} limit 1`)).length > 0)
    await db.transaction(wallNextLine);
  await db.transaction(async (tx) => {
    await oneAtATime(tx, 'grants of the queue');
    await tx.execute(sql`do $$
    declare line regclass;
    begin
      grant usage on schema pgboss to naksha_client;
      revoke all on all tables in schema pgboss from naksha_client;
      grant select on pgboss.queue to naksha_client;
      for line in select c.oid::regclass ${linesOfClients} loop
        execute format('grant select, insert, update, delete on %s to naksha_client', line);
      end loop;
    end $$`);
  });
}

/** Holds the client's role to entries of its group in one table of pg-boss, if there is one where that is not so yet. */
async function wallNextLine(tx: Transaction): Promise<void> {
  await oneAtATime(tx, 'grants of the queue');
  await tx.execute(sql`do $$
    declare line regclass;
    begin
      for line in select c.oid::regclass ${bareLines} limit 1 loop
        execute format('alter table %s enable row level security', line);
        execute format('create policy naksha_client on %s to naksha_client
          using (group_id = nullif(current_setting(''naksha.client_id'', true), ''''))', line);
        execute format('create policy naksha_letter on %s for insert to naksha_client
          with check (name = ''mail'' and group_id is null)', line);
        -- What was added is answered.
        execute format('create policy naksha_letter_id on %s for select to naksha_client
          using (name = ''mail'' and group_id is null)', line);
      end loop;
    end $$`);
}

async function openLine(boss: PgBoss, name: keyof typeof pauses, options: QueueOptions): Promise<Line> {
  const settings = {
    // How often a job may be tried is decided where its tries are counted, not here.
    retryLimit: 1000,
    ...pauses[name],
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
    async enqueue(tx, { id, clientId, priority = 0, afterSeconds = 0, isAgain = false, isQuick = false }) {
      const db = within(tx);
      if (isAgain) await boss.deleteJob(name, id, { db });
      const group = clientId === undefined ? {} : { group: { id: clientId } };
      const place = isQuick ? -priority : -priority - longBand;
      await boss.send(name, { jobId: id }, { id, priority: place, startAfter: afterSeconds, ...group, db });
    },
    async take(passOver = [], kind = undefined) {
      const [job] = await boss.fetch(name, {
        includeMetadata: true,
        ignoreGroups: [...passOver],
        ...(kind === 'quick' && { minPriority: 1 - longBand }),
        ...(kind === 'long' && { maxPriority: -longBand }),
      });
      if (!job) return undefined;
      const isQuick = job.priority > -longBand;
      return {
        jobId: job.id,
        attempt: job.retryCount,
        client: job.groupId ?? undefined,
        kind: isQuick ? 'quick' : 'long',
      };
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
  };
}

/** What pg-boss answers to a change, which its types leave open. */
const affected = z.object({ settled: z.array(z.string()) });
const result = z.object({ rows: z.array(z.unknown()) });

function within(tx: Transaction): Db {
  return fromDrizzle(
    {
      async execute(query) {
        if (!isSQLWrapper(query))
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
