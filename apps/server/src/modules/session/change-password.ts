import { and, eq, ne } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { logAction } from '../logs/log-action.ts';
import { endSessions } from './end-sessions.ts';
import { ownPassword } from './given-password.ts';
import { hashNewPassword } from './hash-new-password.ts';
import { requirePassword } from './require-password.ts';
import { useUpLinks } from './use-up-links.ts';

/** Changes the caller's password and ends all other sessions of the account. */
export async function changePassword(
  scope: ClientScope | SuperScope,
  input: { oldPassword: string; newPassword: string },
): Promise<undefined> {
  const { db, userId, sessionId } = scope;
  const user = await requirePassword(scope, input.oldPassword, 'oldPassword');
  const names = [user.name, user.email, user.username];
  const typed = { password: input.newPassword, field: 'newPassword', names } as const;
  const passwordHash = await hashNewPassword({ ...typed, account: userId });
  await db.transaction(async (tx) => {
    // Meanwhile somebody else may have set one, so that the one that was shown is no longer right.
    const isStill = and(eq(fields.users.id, userId), eq(fields.users.passwordHash, user.passwordHash));
    const changed = await visibleTo(scope, tx)
      .users.update({ passwordHash, ...ownPassword }, isStill)
      .returning({ id: fields.users.id });
    if (changed.length === 0) throw new AppError('current_password_incorrect', { field: 'oldPassword' });
    await endSessions(tx, and(eq(sessions.userId, userId), ne(sessions.id, sessionId)));
    await useUpLinks(tx, userId);
    await logAction(tx, scope, 'password.changed');
  });
}
