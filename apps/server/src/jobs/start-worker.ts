import { availableParallelism } from 'node:os';
import { eq, inArray } from 'drizzle-orm';
import type { Connection } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { across } from '../db/own.ts';
import type { EventBus } from './event-bus.ts';
import { joinWorkers } from './join-workers.ts';
import { type JobContext, runJob } from './run-job.ts';
import { startRunner } from './runner.ts';
import { type SweepStep, sweepAll } from './sweep-all.ts';
import { sweepRecords } from './sweep-records.ts';

export interface WorkerParts extends Omit<JobContext, 'db'> {
  readonly connection: Connection;
  readonly events: EventBus;
  /** What throws away what is no longer kept, beside the records of this folder, and looks after the rest. */
  readonly sweeps: readonly SweepStep[];
  /** Jobs at the same time. Each uses all threads, so more than a few only keep short jobs from waiting for long ones. */
  readonly slots?: number;
  readonly deadlineMs?: number;
  /** How long a client is passed over whose next job has to wait for something else than a slot. */
  readonly leaveMs?: number;
}

export interface Worker {
  /** Lets running jobs end for `graceMs` and hands the rest back. */
  readonly stop: (graceMs: number) => Promise<void>;
}

/** The longest a job may take; the slowest that is foreseen takes ten minutes. */
const longestJobMs = 12 * 60_000;
/** A backstop: work is announced. */
const pollMs = 2_000;
/** Several times before a silence is a death. */
const touchMs = 5_000;
const usualLeaveMs = 30_000;
const sweepMs = 60 * 60_000;
/** A start is no time to sweep: people wait for it, and other programs may have just been replaced. */
const firstSweepMs = 5 * 60_000;

/** Runs jobs, and sweeps what is no longer kept, until it is stopped. */
export async function startWorker({
  connection,
  events,
  slots,
  deadlineMs,
  leaveMs,
  sweeps,
  ...parts
}: WorkerParts): Promise<Worker> {
  const context: JobContext = { ...parts, db: connection.db };
  const leave = await joinWorkers(connection, () => takeBackJobs(context), parts.onError);
  const runner = startRunner({
    take: parts.queue.take,
    touch: parts.queue.touch,
    perform: (claim, signal, leave) => runJob(context, claim, signal, leave),
    onError: (error, claim) => parts.onError(error, claim && { jobId: claim.jobId }),
    // Two long jobs of one client, one of another, and a quick one.
    slots: slots ?? Math.min(8, Math.max(4, availableParallelism())),
    deadlineMs: deadlineMs ?? longestJobMs,
    pollMs,
    touchMs,
    leaveMs: leaveMs ?? usualLeaveMs,
  });
  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'queued') runner.wake();
    if (event.kind === 'cancelled') runner.cancel(event.jobId);
  });
  const stopping = new AbortController();
  const steps = [() => sweepRecords(connection.db), ...sweeps];
  let swept = Promise.resolve();
  const sweepNext = () => {
    swept = swept.then(() => sweepAll(steps, stopping.signal, parts.onError));
  };
  const first = setTimeout(sweepNext, firstSweepMs);
  const sweeping = setInterval(sweepNext, sweepMs);
  return {
    async stop(graceMs) {
      clearTimeout(first);
      clearInterval(sweeping);
      stopping.abort();
      unsubscribe();
      await runner.stop(graceMs);
      await swept;
      await leave();
    },
  };
}

/**
 * Puts every unfinished job back in line. For a worker that is alone: what seems to be running was left behind by the
 * dead, and an open job that is in no line would wait for ever.
 */
async function takeBackJobs({ db, queue }: JobContext): Promise<void> {
  const { jobs } = fields;
  const all = across(db, 'worker').jobs;
  const open = await all.pick(
    { id: jobs.id, clientId: jobs.clientId, priority: jobs.priority },
    inArray(jobs.state, ['queued', 'running']),
  );
  await queue.takeBack(open.map(({ id }) => id));
  await all.update({ state: 'queued' }, eq(jobs.state, 'running'));
  for (const job of open) {
    if (!(await queue.has(job.id))) await db.transaction((tx) => queue.enqueue(tx, job));
  }
}
