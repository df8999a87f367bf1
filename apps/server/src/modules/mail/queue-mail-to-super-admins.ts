import type { LetterKind } from '@naksha/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Letter, Post } from './keep-letter.ts';
import { queueMail } from './queue-mail.ts';

/** A letter to each super-admin that has an address. */
export async function queueMailToSuperAdmins<Kind extends LetterKind>(
  tx: Transaction,
  post: Post,
  letter: Omit<Letter<Kind>, 'userId'>,
): Promise<void> {
  const { id, role, isActive, email } = fields.users;
  const isReached = and(eq(role, 'superadmin'), eq(isActive, true), isNotNull(email));
  for (const { id: userId } of await across(tx, 'mail').users.pick({ id }, isReached))
    await queueMail<Kind>(tx, post, { ...letter, userId });
}
