import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import type { MailRow } from './deliver-mail.ts';

/** Logs what a super-admin did with a mail, at the client of its reader. */
export async function logMail(
  tx: Transaction,
  scope: SuperScope,
  { id, kind, userId }: MailRow,
  action: 'mail.read' | 'mail.retried',
): Promise<void> {
  const { users } = fields;
  const [reader] =
    userId === null
      ? []
      : await across(tx, 'superAdmin').users.pick({ clientId: users.clientId }, eq(users.id, userId));
  await logAction(tx, { ...scope, clientId: reader?.clientId ?? null }, action, id, { kind });
}
