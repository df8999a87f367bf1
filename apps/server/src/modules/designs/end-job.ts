import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { jobProgress, jobs } from '../../db/schema/jobs.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { releaseCredits } from '../credits/release.ts';

type JobRow = typeof jobs.$inferSelect;

interface Ending {
  readonly jobId: string;
  readonly clientId?: string;
  /** Only while this attempt is the present one. */
  readonly attempt?: number;
  readonly state: 'failed' | 'cancelled';
  readonly error?: { readonly code: string; readonly message: string };
}

/** Ends a job without results and gives its credits back; undefined when it has already ended. */
export async function endJob(tx: Transaction, ending: Ending): Promise<JobRow | undefined> {
  const { jobId, clientId, attempt, state, error } = ending;
  const [job] = await tx
    .update(jobs)
    .set({ state, error: error ?? null, finishedAt: sql`now()` })
    .where(
      and(
        eq(jobs.id, jobId),
        inArray(jobs.state, ['queued', 'running']),
        clientId === undefined ? undefined : eq(jobs.clientId, clientId),
        attempt === undefined ? undefined : eq(jobs.attempt, attempt),
      ),
    )
    .returning();
  if (!job) return undefined;
  await releaseCredits(tx, { jobId });
  await tx.delete(jobProgress).where(eq(jobProgress.jobId, jobId));
  await publishEvent(
    tx,
    { kind: 'job', clientId: job.clientId, userId: job.userId, jobId },
    { kind: 'credits', clientId: job.clientId },
  );
  return job;
}
