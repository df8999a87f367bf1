import type { User } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { endLinks } from '../session/end-links.ts';
import { endSessions } from '../session/end-sessions.ts';
import { findUser } from './find-user.ts';

/** Deactivates a user and ends their sessions at once. No one can deactivate themselves, so an administrator always remains. */
export function deactivateUser(scope: ClientScope, { id }: { id: string }): Promise<User> {
  return scope.db.transaction(async (tx) => {
    const mine = { db: tx, clientId: scope.clientId };
    const user = await findUser(mine, id);
    if (id === scope.userId) throw new AppError('own_account');
    if (user.status === 'in-active') return user;
    await own(mine).users.update({ isActive: false }, eq(fields.users.id, id));
    await endSessions(tx, eq(sessions.userId, id));
    await endLinks(tx, eq(passwordResets.userId, id));
    const change = changedFields({ status: user.status }, { status: 'in-active' });
    await logAction(tx, scope, 'user.deactivated', id, { name: user.name }, change);
    return findUser(mine, id);
  });
}
