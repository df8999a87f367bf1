import { verify } from '@node-rs/argon2';
import { and, eq, ne } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { logAction } from '../logs/log-action.ts';
import { hashPassword } from './hash-password.ts';
import { inHashingSlot } from './hashing-slot.ts';
import { countFailure, forgetFailures } from './throttle.ts';

/** Whoever does not know the old password after so many tries is not the one who signed in. */
const tries = 5;

/** Changes the caller's password and ends all other sessions of the account. */
export async function changePassword(
  scope: ClientScope | SuperScope,
  input: { oldPassword: string; newPassword: string },
): Promise<undefined> {
  const { db, userId, sessionId } = scope;
  const failures = `password ${userId}`;
  const isMe = eq(fields.users.id, userId);
  const [user] = await visibleTo(scope).users.where(isMe);
  if (!user) throw new AppError('session_ended');
  if (!(await inHashingSlot(() => verify(user.passwordHash, input.oldPassword)))) {
    const count = await countFailure(db, failures, tries);
    if (count >= tries) await db.delete(sessions).where(eq(sessions.id, sessionId));
    await logAction(db, scope, 'password.refused');
    throw new AppError('current_password_incorrect', { field: 'oldPassword' });
  }
  const passwordHash = await hashPassword(input.newPassword);
  await db.transaction(async (tx) => {
    await visibleTo(scope, tx).users.update({ passwordHash }, isMe);
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await logAction(tx, scope, 'password.changed');
  });
  await forgetFailures(db, failures);
}
