import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { jobs } from '../db/schema/jobs.ts';
import type { JobRow } from './begin-attempt.ts';
import { publishEvent } from './publish-event.ts';
import type { Queue } from './queue.ts';
import type { Claim } from './runner.ts';

/**
 * Puts a job back in its place in the line. `isCounted` tells an attempt that went wrong from one that was handed back
 * in order, as when the process is stopped.
 */
export async function giveBack(
  db: Database,
  queue: Queue,
  { job, claim, isCounted }: { job: JobRow; claim: Claim; isCounted: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .update(jobs)
      .set({ state: 'queued', tries: isCounted ? jobs.tries : sql`${jobs.tries} - 1` })
      .where(and(eq(jobs.id, job.id), eq(jobs.state, 'running'), eq(jobs.attempt, claim.attempt)));
    await queue.giveBack(tx, claim);
    await publishEvent(
      tx,
      { kind: 'queued' },
      { kind: 'job', clientId: job.clientId, userId: job.userId, jobId: job.id },
    );
  });
}
