import { type JobFailure, jobStates } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, real, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { users } from './users.ts';

/** One run of an operation. Its id is also that of its hold in the ledger and of its entry in the queue. */
export const jobs = pgTable(
  'jobs',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    operation: text('operation').notNull(),
    params: jsonb('params').$type<Record<string, unknown>>().notNull(),
    inputs: jsonb('inputs').$type<string[]>().notNull(),
    engine: text('engine').notNull(),
    state: text('state', { enum: jobStates }).notNull().default('queued'),
    cost: integer('cost').notNull(),
    /** Place in the line: rises by one along the jobs of one client, so that the jobs of all clients start in rotation. */
    priority: integer('priority').notNull(),
    /** The attempt that may write; any other is refused. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts that began and did not come to an end, because their process died; one that is running included. */
    tries: integer('tries').notNull().default(0),
    /** Attempts whose engine failed without saying why. */
    failures: integer('failures').notNull().default(0),
    /** What the present attempt was promised of the disk for its temporary files; of no meaning once it has ended. */
    roomBytes: bigint('room_bytes', { mode: 'number' }).notNull().default(0),
    error: jsonb('error').$type<JobFailure>(),
    /** From where it was asked for, and by which request: what a worker does is logged with them. */
    ip: text('ip'),
    requestId: text('request_id'),
    report: jsonb('report').$type<Record<string, unknown>>(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    startedAt: columns.at('started_at'),
    finishedAt: columns.at('finished_at'),
    clearedAt: columns.at('cleared_at'),
  },
  (table) => [
    // All of a client's, some at a time, however many others there are.
    index('jobs_all').on(table.clientId, table.id),
    index('jobs_user').on(table.userId, table.createdAt),
    index('jobs_open').on(table.clientId, table.priority).where(sql`${table.state} in ('queued', 'running')`),
    index('jobs_created').using('brin', table.createdAt),
    index('jobs_served').on(table.priority).where(sql`${table.startedAt} is not null`),
    check('jobs_finished', sql`(${table.finishedAt} is null) = (${table.state} in ('queued', 'running'))`),
  ],
);

/** What a designer asks of their administrators about a job of theirs that failed, once for each; one of them says that they have seen it. */
export const jobAsks = pgTable(
  'job_asks',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    jobId: uuid('job_id')
      .notNull()
      .unique()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    note: text('note').notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    seenBy: uuid('seen_by').references(() => users.id),
    seenAt: columns.at('seen_at'),
  },
  (table) => [index('job_asks_open').on(table.clientId, table.createdAt).where(sql`${table.seenAt} is null`)],
);

/** How far the present attempt has come. Apart from the job, because it is written several times a second. */
export const jobProgress = pgTable('job_progress', {
  jobId: uuid('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  attempt: integer('attempt').notNull(),
  fraction: real('fraction').notNull(),
});
