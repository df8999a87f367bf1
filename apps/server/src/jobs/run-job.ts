import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@naksha/contract';
import type { EngineInput, EngineResult } from '@naksha/engines';
import { asGreedy, asJob, isGreedy, type JobKind, weighPicture, withChildOutput } from '@naksha/imaging';
import { and, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { own } from '../db/own.ts';
import { jobProgress } from '../db/schema/jobs.ts';
import { asClient } from '../db/second-wall.ts';
import { AppError } from '../http/app-error.ts';
import { StorageError } from '../storage/storage-error.ts';
import { beginAttempt, type JobRow } from './begin-attempt.ts';
import type { EngineTable } from './engine-table.ts';
import { stopCause } from './job-stopped.ts';
import { keepWithinRoom } from './keep-within-room.ts';
import { createProgress } from './progress.ts';
import { publishEvent } from './publish-event.ts';
import type { Queue } from './queue.ts';
import type { Claim } from './runner.ts';
import { UnknownHere } from './unknown-here.ts';
import { tookTooLong, type Verdict, whyFailed } from './why-failed.ts';

/** Runs an attempt in a span of its own. */
export type TraceJob = <Result>(
  job: Pick<JobRow, 'id' | 'operation' | 'requestId'>,
  work: () => Promise<Result>,
) => Promise<Result>;

/** One attempt at one job. */
interface Attempt {
  readonly job: JobRow;
  readonly claim: Claim;
}

/** Where a job gets its pictures, and what becomes of it; handed in, so that running jobs knows nothing of designs. */
export interface JobEnding {
  readonly openInputs: (job: JobRow, workDir: string) => Promise<EngineInput[]>;
  /** Promises so many bytes of the disk to the job's temporary files, of which so many are written; false while others have them. Throws StorageError `full`. */
  readonly promiseRoom: (job: JobRow, bytes: number, written: number) => Promise<boolean>;
  /** Keeps the results and ends the job, unless another attempt has done so. */
  readonly settle: (attempt: Attempt, result: EngineResult) => Promise<void>;
  readonly fail: (attempt: Attempt, error: Pick<Verdict, 'code' | 'message' | 'params' | 'found'>) => Promise<void>;
}

/** Reports an error that needs looking into, with the job it happened in. */
export type Report = (error: unknown, during?: Work) => void;

/** What an error happened in, by the name that its id has in the log. */
export type Work = { readonly jobId: string } | { readonly mailId: string } | { readonly resetId: string };

export interface JobContext {
  readonly db: Database;
  readonly queue: Queue;
  readonly engines: EngineTable;
  readonly ending: JobEnding;
  /** On the file system of the storage. */
  readonly workDir: string;
  readonly onError: Report;
  /** Receives what child processes write to their standard error, with the job they work for. */
  readonly onChildLine?: ((line: string, jobId: string) => void) | undefined;
  readonly traceJob?: TraceJob | undefined;
  /** How long to wait for an engine after it was aborted. */
  readonly patienceMs?: number | undefined;
}

const defaultPatienceMs = 10_000;
/** A job of an operation that no process knows, or that finds no room, is given up this long after its first attempt; a newer version usually starts within minutes. */
const mostLeftMs = 15 * 60_000;

/** A job whose engine has failed this often without saying why is not tried again. */
const maxFailures = 3;
/** Engines work in threads and processes of their own, so a crash of this one is seldom a job's fault: patience. */
const maxCrashes = 10;
/** A few figures a second are enough for an eye and little for a database. */
const progressEveryMs = 200;

/**
 * One attempt at one job, whatever its operation: inputs → engine → settled, or failed, or back in line. `leave` is called before a job goes back
 * that this process does not know.
 */
export async function runJob(
  context: JobContext,
  claim: Claim,
  signal: AbortSignal,
  leave: () => void = () => undefined,
): Promise<void> {
  const job = await beginAttempt(context.db, context.queue, claim);
  if (!job) return;
  const attempt = () => asClient(job.clientId, () => tryJob(context, { job, claim }, signal, leave));
  await (context.traceJob ? context.traceJob(job, attempt) : attempt());
}

async function tryJob(context: JobContext, attempt: Attempt, signal: AbortSignal, leave: () => void): Promise<void> {
  const { job, claim } = attempt;
  if (job.tries > maxCrashes) return context.ending.fail(attempt, whyFailed(undefined));
  const workDir = join(context.workDir, `${job.id}-${claim.attempt}`);
  try {
    await requireActive(context.db, job);
    await mkdir(workDir, { recursive: true });
    const kind = claim.kind ?? 'long';
    const result = await asJob(kind, () => runEngine(context, { job, kind }, workDir, signal));
    signal.throwIfAborted();
    // Deactivated while it was made: it is not kept, and its credits return.
    await requireActive(context.db, job);
    await context.ending.settle(attempt, result);
  } catch (error) {
    if (isForLater(error) && mayWait(attempt)) {
      leave();
      return await giveBack(context.db, context.queue, { ...attempt, hasFailed: false });
    }
    await afterFailure(context, attempt, error, signal);
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

/** Throws where whoever asked for a job, or their client, was deactivated since: nothing more is made or charged for them. */
async function requireActive(db: Database, { clientId, userId }: Pick<JobRow, 'clientId' | 'userId'>): Promise<void> {
  const { users, clients } = fields;
  const ours = own({ db, clientId });
  const [client] = await ours.clients.pick({ isActive: clients.isActive });
  if (client?.isActive === false) throw new AppError('client_inactive');
  const [user] = await ours.users.pick({ isActive: users.isActive }, eq(users.id, userId));
  if (user?.isActive === false) throw new AppError('user_inactive');
}

async function runEngine(
  context: JobContext,
  { job, kind }: { readonly job: JobRow; readonly kind: JobKind },
  workDir: string,
  signal: AbortSignal,
): Promise<EngineResult> {
  const run = context.engines(job.operation);
  if (!run) throw new UnknownHere(job.operation);
  const inputs = await context.ending.openInputs(job, workDir);
  const bytes = roomFor(inputs);
  const promise = (wanted: number, written: number) => context.ending.promiseRoom(job, wanted, written);
  if (!(await promise(bytes, 0))) throw new NoRoomYet(workDir);
  const onError = (error: unknown) => context.onError(error, { jobId: job.id });
  const isAnyGreedy = kind === 'long' && (await hasGreedy(inputs));
  const progress = createProgress((fraction) => writeProgress(context.db, job, fraction), progressEveryMs, onError);
  try {
    signal.throwIfAborted();
    return await keepWithinRoom({ folder: workDir, bytes, promise, signal, onError }, (inRoom) => {
      const given = { signal: inRoom, workDir, progress: progress.report, seed: seedOf(job.id) };
      const begin = () => run(job.params, inputs, given);
      const start = () => (isAnyGreedy ? asGreedy(begin) : begin());
      const { onChildLine } = context;
      const work = onChildLine ? withChildOutput((line) => onChildLine(line, job.id), start) : start();
      return withAbortTimeout(work, inRoom, context.patienceMs ?? defaultPatienceMs);
    });
  } finally {
    await progress.end();
  }
}

/** Whether a decoder keeps one of the pictures whole. What else is wrong with one is said by whoever decodes it. */
async function hasGreedy(inputs: readonly EngineInput[]): Promise<boolean> {
  const weights = await Promise.allSettled(inputs.map(({ path }) => weighPicture(path)));
  return weights.some((weighed) => weighed.status === 'fulfilled' && isGreedy(weighed.value));
}

/** Temporary files are those of the decoded pixels before all; what a job writes beyond is promised as it grows. */
const spooledBytes = 8;

function roomFor(inputs: readonly EngineInput[]): number {
  return limits.jobRoomStepBytes + inputs.reduce((sum, { width, height }) => sum + width * height, 0) * spooledBytes;
}

/** What a job needs of the disk is promised to others that will end. */
class NoRoomYet extends StorageError {
  constructor(folder: string) {
    super('full', folder);
  }
}

/** What another process can do, or this one later. */
function isForLater(error: unknown): boolean {
  const isAway = error instanceof StorageError && error.fault === 'away';
  return isAway || error instanceof UnknownHere || error instanceof NoRoomYet;
}

/** Whether a job waits, for a process that knows it, for room on the disk or for storage that is away. Of which client it is must be known, or this one would take it again at once. */
function mayWait({ job, claim }: Attempt): boolean {
  return claim.client !== undefined && Date.now() - (job.startedAt?.getTime() ?? 0) < mostLeftMs;
}

async function afterFailure(
  { db, queue, ending, onError }: JobContext,
  attempt: Attempt,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  const why = stopCause(signal);
  // Its end has been written already, or another attempt will write it.
  if (why === 'cancelled' || why === 'lost') return;
  if (why === 'stopping') return giveBack(db, queue, { ...attempt, hasFailed: false });
  if (why === 'late') return ending.fail(attempt, tookTooLong);
  const verdict = whyFailed(error);
  if (verdict.isForOperator) onError(error, { jobId: attempt.job.id });
  if (!verdict.isWorthRetrying || attempt.job.failures + 1 >= maxFailures) return ending.fail(attempt, verdict);
  return giveBack(db, queue, { ...attempt, hasFailed: true });
}

/** The same job tried again leaves the same to chance. */
function seedOf(jobId: string): string {
  return jobId.replaceAll('-', '');
}

/**
 * Waits for work that was aborted, but not for ever: when it has not ended `patienceMs` after the abort, it is
 * abandoned and the abort's reason is thrown.
 */
async function withAbortTimeout<Result>(
  work: Promise<Result>,
  signal: AbortSignal,
  patienceMs: number,
): Promise<Result> {
  const over = Promise.withResolvers<never>();
  let timer: NodeJS.Timeout | undefined;
  const startWaiting = () => {
    timer = setTimeout(() => over.reject(signal.reason), patienceMs);
  };
  if (signal.aborted) startWaiting();
  signal.addEventListener('abort', startWaiting, { once: true });
  try {
    return await Promise.race([work, over.promise]);
  } finally {
    signal.removeEventListener('abort', startWaiting);
    clearTimeout(timer);
  }
}

/** Writes how far an attempt has come, forwards only; the figures of an attempt that was taken over are ignored. */
async function writeProgress(db: Database, job: JobRow, fraction: number): Promise<void> {
  await db.transaction(async (tx) => {
    const moved = await tx
      .update(jobProgress)
      .set({ fraction })
      .where(
        and(eq(jobProgress.jobId, job.id), eq(jobProgress.attempt, job.attempt), lt(jobProgress.fraction, fraction)),
      )
      .returning({ jobId: jobProgress.jobId });
    if (moved.length === 0) return;
    await publishEvent(tx, { kind: 'job', clientId: job.clientId, userId: job.userId, jobId: job.id });
  });
}

/**
 * Puts a job back in its place in the line. `hasFailed` distinguishes an attempt that went wrong from one that was handed back
 * in order, as when the process is stopped.
 */
async function giveBack(
  db: Database,
  queue: Queue,
  { job, claim, hasFailed }: { job: JobRow; claim: Claim; hasFailed: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { jobs } = fields;
    const { tries, failures } = jobs;
    await own({ db: tx, clientId: job.clientId }).jobs.update(
      { state: 'queued', tries: sql`${tries} - 1`, failures: sql`${failures} + ${hasFailed ? 1 : 0}` },
      and(eq(jobs.id, job.id), eq(jobs.state, 'running'), eq(jobs.attempt, claim.attempt)),
    );
    await queue.giveBack(tx, claim);
    await publishEvent(
      tx,
      { kind: 'queued' },
      { kind: 'job', clientId: job.clientId, userId: job.userId, jobId: job.id },
    );
  });
}
