import type { LetterKind } from '@naksha/contract';
import type { Transaction } from '../../db/database.ts';
import { findReader } from './find-reader.ts';
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
  const reader = await findReader(tx, letter.userId, letter.kind);
  const to = letter.to ?? reader?.email ?? null;
  return reader !== undefined && to !== null && keepLetter(tx, post, letter, reader, to);
}
