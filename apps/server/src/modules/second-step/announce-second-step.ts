import { v7 as newId } from 'uuid';
import type { Transaction } from '../../db/database.ts';
import type { Row } from '../../db/tables.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { queueMail } from '../mail/queue-mail.ts';

/** Logs that a log-in has a second step now, or none any more, in the log of whose it is, and writes to them. */
export async function announceSecondStep(
  tx: Transaction,
  scope: ClientScope | SuperScope,
  user: Pick<Row<'users'>, 'id' | 'name' | 'clientId'>,
  state: 'on' | 'off',
): Promise<void> {
  await logAction(tx, { ...scope, clientId: user.clientId }, `second_step.${state}`, user.id, { name: user.name });
  const about = { userId: user.id, path: '/account', event: newId() };
  const time = new Date();
  if (state === 'on') await queueMail(tx, scope.services, { ...about, kind: 'secondStepOn', gaps: { time } });
  else await queueMail(tx, scope.services, { ...about, kind: 'secondStepOff', gaps: { by: scope.userName, time } });
}
