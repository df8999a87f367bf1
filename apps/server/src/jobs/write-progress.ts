import { and, eq, lt } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobProgress } from '../db/schema/jobs.ts';
import type { JobRow } from './begin-attempt.ts';
import { publishEvent } from './publish-event.ts';

/** Writes how far an attempt has come, forwards only; the figures of an attempt that was taken over are ignored. */
export async function writeProgress(db: Database, job: JobRow, fraction: number): Promise<void> {
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
