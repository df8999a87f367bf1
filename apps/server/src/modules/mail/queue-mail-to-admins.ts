import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { LetterKind } from './letter-words.ts';
import { type Letter, type Post, queueMail } from './queue-mail.ts';

/** A letter to each administrator of a client. */
export async function queueMailToAdmins<Kind extends LetterKind>(
  tx: Transaction,
  post: Post,
  clientId: string,
  letter: Omit<Letter<Kind>, 'userId'>,
): Promise<void> {
  const { id, role, isActive } = fields.users;
  const admins = await own({ db: tx, clientId }).users.pick({ id }, and(eq(role, 'admin'), eq(isActive, true)));
  for (const admin of admins) await queueMail<Kind>(tx, post, { ...letter, userId: admin.id });
}
