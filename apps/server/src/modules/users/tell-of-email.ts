import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Transaction } from '../../db/database.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { endLinks } from '../session/end-links.ts';

/** Of an account with another email address: links that lie in the former mailbox open nothing any more, and both mailboxes hear of it. */
export async function tellOfEmail(
  tx: Transaction,
  { services, userName }: ClientScope | SuperScope,
  userId: string,
  former: string | null,
  email: string | null,
): Promise<void> {
  await endLinks(tx, eq(passwordResets.userId, userId));
  const letter = { userId, path: '/account', event: newId(), gaps: { by: userName, time: new Date() } };
  if (former !== null) await queueMail(tx, services, { ...letter, kind: 'emailGone', to: former });
  if (email !== null) await queueMail(tx, services, { ...letter, kind: 'emailSet' });
}
