import { type LetterKind, noticeOf, wantsNotice } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { keepLetter, type Letter, type Post } from './keep-letter.ts';

/**
 * Writes a letter to a user and puts it in line to be sent, all in the caller's transaction: what rolls back was never
 * written, what commits is sent, also after a crash, and no request waits for a mail server. In their language; not
 * to those who are inactive, have no address, or have switched this kind off. Answers whether it is written. In a handler:
 *
 *     await queueMail(tx, scope.services, {
 *       kind: 'ticketAnswered',
 *       userId: ticket.createdBy,
 *       gaps: { title: ticket.title },
 *       path: `/admin/support/${ticket.id}`,
 *       event: comment.id,
 *     });
 */
export async function queueMail<Kind extends LetterKind>(
  tx: Transaction,
  post: Post,
  letter: Letter<Kind>,
): Promise<boolean> {
  const { users, clients } = fields;
  const everybody = across(tx, 'mail');
  const [found] = await everybody.users
    .pick({ user: users, timeZone: clients.timeZone, isOpen: clients.isActive }, eq(users.id, letter.userId))
    .leftJoin(everybody.clients.rows(), eq(clients.id, users.clientId));
  const to = letter.to ?? found?.user.email ?? null;
  if (!found || to === null || !found.user.isActive || found.isOpen === false) return false;
  const { name, lang, preferences } = found.user;
  const notice = noticeOf(letter.kind);
  if (notice && !wantsNotice(preferences, notice)) return false;
  return keepLetter(tx, post, letter, { name, lang, timeZone: found.timeZone ?? 'UTC' }, to);
}
