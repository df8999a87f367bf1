import type { ActionKind } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { type ActionParams, logAction } from '../logs/log-action.ts';

/** Logs what became of a job, in the name of whoever asked for it, and from where. */
export async function logJob(
  tx: Transaction,
  job: Row<'jobs'>,
  action: ActionKind,
  params: ActionParams,
): Promise<void> {
  const { clientId, userId, operation, ip, requestId } = job;
  const { id, name } = fields.users;
  const [user] = await own({ db: tx, clientId }).users.pick({ name }, eq(id, userId));
  const actor = { clientId, userId, userName: user?.name ?? '', ip, requestId };
  await logAction(tx, actor, action, job.id, { operation, ...params });
}
