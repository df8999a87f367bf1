import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { getJob } from './get-job.ts';

/** Writes to the client's administrators what is known of a failed job, once for each job: only they can open tickets. */
export async function askAdmins(
  scope: ClientScope,
  { id, note }: { id: string; note: string },
): Promise<{ administrators: number }> {
  const { job } = await getJob(scope, { id });
  if (job.state !== 'failed') throw new AppError('job_not_failed');
  const { services, clientId, userName } = scope;
  // In the outbox alone no administrator would ever read it.
  if (services.config.mail === undefined) return { administrators: 0 };
  const gaps = {
    author: userName,
    operation: job.operation,
    code: job.error?.code ?? 'unexpected',
    time: new Date(job.finishedAt ?? job.createdAt),
    job: id,
    note,
  };
  const letter = { kind: 'jobFailed', gaps, path: '/admin/support', event: id } as const;
  const administrators = await scope.db.transaction((tx) => queueMailToAdmins(tx, services, clientId, letter));
  return { administrators };
}
