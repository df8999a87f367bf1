import type { JobFailure } from '@naksha/contract';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { jobProgress } from '../../db/schema/jobs.ts';
import type { Row } from '../../db/tables.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { releaseCredits } from '../credits/return-credits.ts';

const { jobs } = fields;

interface Ending {
  readonly jobId: string;
  readonly clientId: string;
  /** Only while this attempt is the present one. */
  readonly attempt?: number;
  /** Which jobs may be ended by whoever asks. */
  readonly only?: SQL | undefined;
  readonly state: 'failed' | 'cancelled';
  readonly error?: JobFailure;
}

/** Ends a job without results and gives its credits back; undefined when it has already ended. */
export async function endJob(tx: Transaction, ending: Ending): Promise<Row<'jobs'> | undefined> {
  const { jobId, clientId, attempt, only, state, error } = ending;
  const owner = { db: tx, clientId };
  const isPresent = and(
    eq(jobs.id, jobId),
    only,
    inArray(jobs.state, ['queued', 'running']),
    attempt === undefined ? undefined : eq(jobs.attempt, attempt),
  );
  const [job] = await own(owner)
    .jobs.update({ state, error: error ?? null, finishedAt: sql`now()` }, isPresent)
    .returning();
  if (!job) return undefined;
  await releaseCredits(owner, { jobId });
  await tx.delete(jobProgress).where(eq(jobProgress.jobId, jobId));
  await publishEvent(tx, { kind: 'job', clientId, userId: job.userId, jobId }, { kind: 'credits', clientId });
  return job;
}
