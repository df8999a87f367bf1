import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { across } from '../db/own.ts';
import { jobProgress } from '../db/schema/jobs.ts';
import type { Row } from '../db/tables.ts';
import { publishEvent } from './publish-event.ts';
import type { Queue } from './queue.ts';
import type { Claim } from './runner.ts';

export type JobRow = Row<'jobs'>;

/**
 * Makes a claim the present attempt at its job, with progress from nothing. Undefined when the job has ended meanwhile;
 * the claim is then over as well.
 */
export function beginAttempt(db: Database, queue: Queue, claim: Claim): Promise<JobRow | undefined> {
  return db.transaction(async (tx) => {
    const { jobs } = fields;
    const begun = {
      state: 'running',
      attempt: claim.attempt,
      roomBytes: 0,
      tries: sql`${jobs.tries} + 1`,
      startedAt: sql`coalesce(${jobs.startedAt}, now())`,
    } as const;
    const isOpen = and(eq(jobs.id, claim.jobId), inArray(jobs.state, ['queued', 'running']));
    const [job] = await across(tx, 'worker').jobs.update(begun, isOpen).returning();
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
