import { findOperation, limits, ownEngine } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { jobProgress } from '../../db/schema/jobs.ts';
import type { Row } from '../../db/tables.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import type { Claim } from '../../jobs/runner.ts';
import { settleCredits } from '../credits/settle.ts';
import { enterFiles, enterInTurn } from '../files/enter-files.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { describeResult } from './describe-result.ts';
import { type FoundDrawing, writeFound } from './keep-found.ts';
import { logJob } from './log-job.ts';
import type { StoredResult } from './store-results.ts';

type JobRow = Row<'jobs'>;

interface Settlement {
  readonly job: JobRow;
  readonly claim: Claim;
  readonly stored: readonly StoredResult[];
  readonly found: readonly FoundDrawing[];
  readonly report?: Readonly<Record<string, unknown>> | undefined;
  /** Who made the results, where it was not the one that was expected. */
  readonly engine?: string | undefined;
}

/** Thrown to undo a settlement that another attempt, or a cancellation, has forestalled. */
class Forestalled extends Error {}

/**
 * Ends a job with its results: file rows, credits, log, queue and the job itself in one transaction that only the
 * present attempt can commit. False when the job was not this attempt's any more; nothing has been changed then. Throws AppError
 * `storage_quota_reached` where the client has no room for the results; nothing has been changed then either.
 */
export async function settleDesign(db: Database, post: Post, settlement: Settlement): Promise<boolean> {
  try {
    await db.transaction((tx) => settle(tx, post, settlement));
    return true;
  } catch (error) {
    if (error instanceof Forestalled) return false;
    throw error;
  }
}

async function settle(
  tx: Transaction,
  post: Post,
  { job, claim, stored, found, report, engine }: Settlement,
): Promise<void> {
  const { jobs } = fields;
  const owner = { db: tx, clientId: job.clientId, post };
  await enterInTurn(owner);
  const isPresent = and(eq(jobs.id, job.id), eq(jobs.state, 'running'), eq(jobs.attempt, claim.attempt));
  const made = costOfMade(job, stored.length);
  const spent = Math.max(0, made - modelShare(job, { engine, results: stored.length }));
  const ending = { report: report ?? null, engine: engine ?? ownEngine, cost: spent };
  const [done] = await own(owner)
    .jobs.update({ state: 'done', finishedAt: sql`now()`, ...ending }, isPresent)
    .returning();
  if (!done || !(await post.queue.finish(tx, claim))) throw new Forestalled();
  const [first, ...others] = stored;
  if (first) {
    const origin = { folder: folderOf(job), parent: await parentOf(tx, job) };
    const rows = [first, ...others].map((result, position) => describeResult(done, result, position, origin));
    await enterFiles(owner, rows);
    await noticeResult(tx, post, done, { id: first.id, fileName: rows[0]?.fileName ?? '' });
  }
  const { clientId, userId } = job;
  await writeFound(owner, found);
  const isSettled = await settleCredits(owner, {
    jobId: job.id,
    userId,
    feature: job.operation,
    images: stored.length,
    amount: spent,
  });
  if (!isSettled) throw new Error(`The hold of job ${job.id} was closed before its job.`);
  await tx.delete(jobProgress).where(eq(jobProgress.jobId, job.id));
  await logJob(tx, job, 'design.made', { images: stored.length, credits: spent });
  await publishEvent(
    tx,
    { kind: 'job', clientId, userId, jobId: job.id },
    { kind: 'credits', clientId },
    { kind: 'notification', userId, code: 'design_ready', params: { jobId: job.id, operation: job.operation } },
  );
}

/** What was held for results that there are: those that came to nothing cost nothing. */
function costOfMade({ cost, params }: JobRow, results: number): number {
  const asked = typeof params.count === 'number' ? params.count : results;
  return results < asked ? Math.round((cost * results) / asked) : cost;
}

/** What was held for a model that was not needed after all: it returns. */
function modelShare(job: JobRow, { engine, results }: { engine: string | undefined; results: number }): number {
  const wasExpected = job.engine !== null && job.engine !== ownEngine;
  return wasExpected && engine === undefined ? (findOperation(job.operation)?.modelExtra ?? 0) * results : 0;
}

/** The first input, even if it has gone to the bin meanwhile. */
async function parentOf(tx: Transaction, { inputs: [id], clientId }: JobRow) {
  if (id === undefined) return undefined;
  const [parent] = await own({ db: tx, clientId }).files.where(eq(fields.files.id, id));
  return parent;
}

function folderOf(job: JobRow) {
  return findOperation(job.operation)?.folder ?? null;
}

/** Writes to whoever asked for it that a PSD is ready, or a design that they waited for so long, in line or at work, that they may have left. */
async function noticeResult(
  tx: Transaction,
  post: Post,
  { id: event, userId, operation, createdAt, finishedAt }: Row<'jobs'>,
  { id, fileName }: Pick<Row<'files'>, 'id' | 'fileName'>,
): Promise<void> {
  const folder = findOperation(operation)?.folder;
  // A design is called by its name, as in the product; only what is taken along is a file to its reader.
  const called = folder === undefined ? fileName.replace(/\.[a-z]{3,4}$/i, '') : fileName;
  const letter = { userId, gaps: { fileName: called }, event };
  if (folder === 'psd') {
    await queueMail(tx, post, { kind: 'psdReady', path: '/collection', bundle: `psds ${userId}`, ...letter });
    return;
  }
  const seconds = ((finishedAt?.getTime() ?? 0) - createdAt.getTime()) / 1000;
  if (seconds <= limits.noticeJobSeconds) return;
  // Whoever asks for a dozen at once is not written a dozen times.
  await queueMail(tx, post, {
    kind: 'designReady',
    path: `/studio/generate?design=${id}`,
    pathOfMore: '/collection',
    bundle: `designs ${userId}`,
    ...letter,
  });
}
