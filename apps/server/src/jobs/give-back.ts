import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { own } from '../db/own.ts';
import type { JobRow } from './begin-attempt.ts';
import { publishEvent } from './publish-event.ts';
import type { Queue } from './queue.ts';
import type { Claim } from './runner.ts';

/**
 * Puts a job back in its place in the line. `hasFailed` tells an attempt that went wrong from one that was handed back
 * in order, as when the process is stopped.
 */
export async function giveBack(
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
