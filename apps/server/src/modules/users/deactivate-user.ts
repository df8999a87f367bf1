import type { User } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { sessions } from '../../db/schema/sessions.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { findUser } from './find-user.ts';

/** Shuts a user out: the sessions end at once. Nobody shuts themselves out, so an administrator always remains. */
export function deactivateUser(scope: ClientScope, { id }: { id: string }): Promise<User> {
  return scope.db.transaction(async (tx) => {
    const user = await findUser(tx, scope, id);
    if (id === scope.userId) throw new AppError('own_account');
    if (user.status === 'in-active') return user;
    const mine = and(eq(users.id, id), eq(users.clientId, scope.clientId));
    await tx.update(users).set({ isActive: false }).where(mine);
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await logAction(tx, scope, 'user.deactivated', id, { name: user.name });
    return findUser(tx, scope, id);
  });
}
