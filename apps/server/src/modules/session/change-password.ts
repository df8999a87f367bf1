import { verify } from '@node-rs/argon2';
import { and, eq, ne } from 'drizzle-orm';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
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
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new AppError('session_ended');
  if (!(await inHashingSlot(() => verify(user.passwordHash, input.oldPassword)))) {
    const count = await countFailure(db, failures, tries);
    if (count >= tries) await db.delete(sessions).where(eq(sessions.id, sessionId));
    await logAction(db, scope, 'password.refused');
    throw new AppError('current_password_incorrect', { field: 'oldPassword' });
  }
  const passwordHash = await hashPassword(input.newPassword);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(eq(users.id, userId));
    await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await logAction(tx, scope, 'password.changed');
  });
  await forgetFailures(db, failures);
}
