import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobProgress, jobs } from '../db/schema/jobs.ts';
import { publishEvent } from './publish-event.ts';
import type { Queue } from './queue.ts';
import type { Claim } from './runner.ts';

export type JobRow = typeof jobs.$inferSelect;

/**
 * Makes a claim the present attempt at its job, with progress from nothing. Undefined when the job has ended meanwhile;
 * the claim is then over as well.
 */
export function beginAttempt(db: Database, queue: Queue, claim: Claim): Promise<JobRow | undefined> {
  return db.transaction(async (tx) => {
    const [job] = await tx
      .update(jobs)
      .set({
        state: 'running',
        attempt: claim.attempt,
        tries: sql`${jobs.tries} + 1`,
        startedAt: sql`coalesce(${jobs.startedAt}, now())`,
      })
      .where(and(eq(jobs.id, claim.jobId), inArray(jobs.state, ['queued', 'running'])))
      .returning();
    if (!job) {
      await queue.finish(tx, claim);
      return undefined;
    }
    const progress = { jobId: job.id, attempt: claim.attempt, fraction: 0 };
    await tx.insert(jobProgress).values(progress).onConflictDoUpdate({ target: jobProgress.jobId, set: progress });
    await publishEvent(tx, { kind: 'job', clientId: job.clientId, userId: job.userId, jobId: job.id });
    return job;
  });
}
