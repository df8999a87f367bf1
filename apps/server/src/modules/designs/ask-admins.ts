import type { FailedWork } from '@naksha/contract';
import { and, eq, inArray, min } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { mails } from '../../db/schema/mails.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { getJob } from './get-job.ts';

interface Asked {
  readonly administrators: number;
  /** Since when they know, where they do already and so no one is written to. */
  readonly knownSince: string | null;
}

/** Writes to the client's administrators what is known of a failed job, once for each job: only they can open tickets. */
export async function askAdmins(scope: ClientScope, { id, note }: { id: string; note: string }): Promise<Asked> {
  const { job } = await getJob(scope, { id });
  if (job.state !== 'failed') throw new AppError('job_not_failed');
  const { services, clientId, userName } = scope;
  // In the outbox alone no administrator would ever read it.
  if (services.config.mail === undefined) return { administrators: 0, knownSince: null };
  const time = job.finishedAt ?? job.createdAt;
  const about: FailedWork = {
    author: userName,
    operation: job.operation,
    code: job.error?.code ?? 'unexpected',
    time,
    job: id,
  };
  const gaps = { ...about, time: new Date(time), note };
  // The page of support begins a ticket with these facts.
  const path = `/admin/support?about=${encodeURIComponent(JSON.stringify(about))}`;
  const letter = { kind: 'jobFailed', gaps, path, event: id } as const;
  return scope.db.transaction(async (tx) => {
    const administrators = await queueMailToAdmins(tx, services, clientId, letter);
    return { administrators, knownSince: administrators > 0 ? null : await sinceWhen(tx, id) };
  });
}

/** When the first letter about a job was written that went out or still will. */
async function sinceWhen(tx: Transaction, job: string): Promise<string | null> {
  const isAbout = and(eq(mails.kind, 'jobFailed'), eq(mails.event, job));
  const goesOut = inArray(mails.state, ['queued', 'sending', 'sent']);
  const [known] = await pastTheWall(tx, () =>
    tx
      .select({ at: min(mails.createdAt) })
      .from(mails)
      .where(and(isAbout, goesOut)),
  );
  return known?.at?.toISOString() ?? null;
}
