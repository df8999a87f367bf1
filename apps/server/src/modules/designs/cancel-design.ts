import type { Job } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { jobsOf } from '../../http/work-of.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { logAction } from '../logs/log-action.ts';
import { endJob } from './end-job.ts';
import { getJob } from './get-job.ts';
import { presentJob } from './present-job.ts';

/** Calls a job off, waiting or running; its credits return at once. Cancelling again changes nothing. */
export async function cancelDesign(scope: ClientScope, { id }: { id: string }): Promise<{ job: Job }> {
  const row = await scope.db.transaction(async (tx) => {
    const ended = await endJob(tx, { jobId: id, clientId: scope.clientId, state: 'cancelled', only: jobsOf(scope) });
    if (!ended) return undefined;
    await scope.services.queue.withdraw(tx, id);
    await publishEvent(tx, { kind: 'cancelled', jobId: id });
    await logAction(tx, scope, 'design.cancelled', id, { operation: ended.operation });
    return ended;
  });
  if (row) return { job: presentJob({ row }) };
  const { job } = await getJob(scope, { id });
  if (job.state === 'cancelled') return { job };
  throw new AppError('job_finished');
}
