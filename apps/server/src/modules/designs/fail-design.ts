import type { JobFailure } from '@naksha/contract';
import type { Database } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Claim } from '../../jobs/runner.ts';
import { endJob } from './end-job.ts';
import { logJob } from './log-job.ts';

interface Failure {
  readonly job: Row<'jobs'>;
  readonly claim: Claim;
  readonly error: JobFailure;
}

/** Ends a job that cannot be done; its credits return in the same transaction. False when it had ended already. */
export function failDesign(db: Database, queue: Queue, { job, claim, error }: Failure): Promise<boolean> {
  return db.transaction(async (tx) => {
    const { id: jobId, clientId } = job;
    const ended = await endJob(tx, { jobId, clientId, attempt: claim.attempt, state: 'failed', error });
    if (!ended) return false;
    await queue.withdraw(tx, job.id);
    await logJob(tx, job, 'design.failed', { code: error.code });
    const params = { jobId: job.id, operation: job.operation };
    await publishEvent(tx, { kind: 'notification', userId: job.userId, code: 'design_failed', params });
    return true;
  });
}
