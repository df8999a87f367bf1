import type { LetterKind } from '@naksha/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Letter, Post } from './keep-letter.ts';
import { queueMail } from './queue-mail.ts';

/** A letter to each administrator of a client that has an address; how many were written. */
export async function queueMailToAdmins<Kind extends LetterKind>(
  tx: Transaction,
  post: Post,
  clientId: string,
  letter: Omit<Letter<Kind>, 'userId'>,
): Promise<number> {
  const { id, role, isActive, email } = fields.users;
  const isReached = and(eq(role, 'admin'), eq(isActive, true), isNotNull(email));
  const admins = await own({ db: tx, clientId }).users.pick({ id }, isReached);
  let written = 0;
  for (const admin of admins) if (await queueMail<Kind>(tx, post, { ...letter, userId: admin.id })) written++;
  return written;
}
