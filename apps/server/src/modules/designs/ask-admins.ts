import type { FailedWork } from '@naksha/contract';
import { and, count, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { getJob } from './get-job.ts';

interface Asked {
  readonly administrators: number;
  /** Since when they know, where they do already. */
  readonly knownSince: string | null;
}

/**
 * Shows the client's administrators what is known of a failed job, once for each job: only they can open tickets. They find it at their
 * support, and by a letter where letters are sent.
 */
export async function askAdmins(scope: ClientScope, { id, note }: { id: string; note: string }): Promise<Asked> {
  const { job } = await getJob(scope, { id });
  if (job.state !== 'failed') throw new AppError('job_not_failed');
  const { services, clientId, userName } = scope;
  const time = job.finishedAt ?? job.createdAt;
  const about: FailedWork = {
    author: userName,
    operation: job.operation,
    code: job.error?.code ?? 'unexpected',
    params: job.error?.params ?? {},
    time,
    job: id,
  };
  // The page of support begins a ticket with these facts.
  const path = `/admin/support?about=${encodeURIComponent(JSON.stringify(about))}`;
  const { author, operation, code, params } = about;
  const gaps = { author, operation, code, failure: { code, params }, time: new Date(time), job: id, note };
  const { id: userId, role, isActive } = fields.users;
  return scope.db.transaction(async (tx) => {
    const mine = own(scope, tx);
    const isAdmin = and(eq(role, 'admin'), eq(isActive, true));
    const [admins] = await mine.users.pick({ count: count(userId) }, isAdmin);
    const administrators = admins?.count ?? 0;
    if (administrators === 0) return { administrators, knownSince: null };
    const asked = { jobId: id, userId: scope.userId, note };
    const [added] = await mine.jobAsks.insert(asked).onConflictDoNothing().returning();
    // Administrators who joined since the first time have no letter yet.
    if (services.config.mail)
      await queueMailToAdmins(tx, services, clientId, { kind: 'jobFailed', gaps, path, event: id });
    if (added) {
      await logAction(tx, scope, 'ask.sent', id, { operation: job.operation });
      return { administrators, knownSince: null };
    }
    const [known] = await mine.jobAsks.where(eq(fields.jobAsks.jobId, id));
    return { administrators: 0, knownSince: known?.createdAt.toISOString() ?? null };
  });
}
