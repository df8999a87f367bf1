import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { EngineResult } from '@naksha/engines';
import type { Database } from '../db/database.ts';
import { failDesign } from '../modules/designs/fail-design.ts';
import { settleDesign } from '../modules/designs/settle-design.ts';
import type { Storage } from '../storage/storage.ts';
import { beginAttempt, type JobRow } from './begin-attempt.ts';
import type { EngineTable } from './engine-table.ts';
import { giveBack } from './give-back.ts';
import { stopCause } from './job-stopped.ts';
import { openInputs } from './open-inputs.ts';
import { orAbandon } from './or-abandon.ts';
import { createProgress } from './progress.ts';
import type { Queue } from './queue.ts';
import type { Claim } from './runner.ts';
import { removeResults, storeResults } from './store-results.ts';
import { tookTooLong, type Verdict, whyFailed } from './why-failed.ts';
import { writeProgress } from './write-progress.ts';

export interface JobGround {
  readonly db: Database;
  readonly queue: Queue;
  readonly storage: Storage;
  readonly engines: EngineTable;
  /** On the file system of the storage. */
  readonly workDir: string;
  readonly onError: (error: unknown) => void;
  /** How long an engine that was told to stop is waited for. */
  readonly patienceMs?: number | undefined;
}

const defaultPatienceMs = 10_000;

/** A job whose engine has failed this often without saying why is not tried again. */
const mostFailures = 3;
/** Engines work in threads and processes of their own, so the death of this one is seldom a job's fault: patience. */
const mostDeaths = 10;
/** A few figures a second are enough for an eye and little for a database. */
const progressEveryMs = 200;

/** One attempt at one job, whatever its operation: inputs → engine → storage → settled, or failed, or back in line. */
export async function runJob(ground: JobGround, claim: Claim, signal: AbortSignal): Promise<void> {
  const { db, queue, storage } = ground;
  const job = await beginAttempt(db, queue, claim);
  if (!job) return;
  if (job.tries > mostDeaths) return fail(ground, job, claim, whyFailed(undefined));
  const workDir = join(ground.workDir, `${job.id}-${claim.attempt}`);
  try {
    await mkdir(workDir, { recursive: true });
    const result = await runEngine(ground, job, workDir, signal);
    signal.throwIfAborted();
    const stored = await storeResults(storage, job.clientId, result.files);
    // When this throws nobody knows whether it was committed: the bytes stay, and if no row speaks of them they are swept.
    const { report, engine } = result;
    const isSettled = await settleDesign(db, queue, { job, claim, stored, report, engine });
    if (!isSettled) await removeResults(storage, stored);
  } catch (error) {
    await afterFailure(ground, { job, claim, error, signal });
  } finally {
    await rm(workDir, { recursive: true, force: true });
  }
}

async function runEngine(ground: JobGround, job: JobRow, workDir: string, signal: AbortSignal): Promise<EngineResult> {
  const run = ground.engines(job.operation);
  if (!run) throw new Error(`Nobody here does ${job.operation}.`);
  const inputs = await openInputs(ground.db, ground.storage, job, workDir);
  const progress = createProgress((fraction) => writeProgress(ground.db, job, fraction), progressEveryMs);
  try {
    signal.throwIfAborted();
    const work = run(job.params, inputs, { signal, workDir, progress: progress.report, seed: seedOf(job.id) });
    return await orAbandon(work, signal, ground.patienceMs ?? defaultPatienceMs);
  } finally {
    await progress.end();
  }
}

async function afterFailure(
  ground: JobGround,
  { job, claim, error, signal }: { job: JobRow; claim: Claim; error: unknown; signal: AbortSignal },
): Promise<void> {
  const why = stopCause(signal);
  // Its end has been written already, or another attempt will write it.
  if (why === 'cancelled' || why === 'lost') return;
  if (why === 'stopping') return giveBack(ground.db, ground.queue, { job, claim, hasFailed: false });
  if (why === 'late') return fail(ground, job, claim, tookTooLong);
  const verdict = whyFailed(error);
  if (verdict.isForOperator) ground.onError(error);
  if (!verdict.isWorthRetrying || job.failures + 1 >= mostFailures) return fail(ground, job, claim, verdict);
  return giveBack(ground.db, ground.queue, { job, claim, hasFailed: true });
}

async function fail(ground: JobGround, job: JobRow, claim: Claim, { code, message }: Verdict): Promise<void> {
  await failDesign(ground.db, ground.queue, { job, claim, error: { code, message } });
}

/** The same job tried again leaves the same to chance. */
function seedOf(jobId: string): string {
  return jobId.replaceAll('-', '');
}
