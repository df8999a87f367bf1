import type { User } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { claimSeat } from './claim-seat.ts';
import { findUser } from './find-user.ts';

/** Lets a user sign in again, if the plan has room. */
export function activateUser(scope: ClientScope, { id }: { id: string }): Promise<User> {
  return scope.db.transaction(async (tx) => {
    const user = await findUser(tx, scope, id);
    if (user.status === 'active') return user;
    if (user.roles === 'superadmin') throw new AppError('not_found');
    await claimSeat(tx, scope.clientId, user.roles);
    const mine = and(eq(users.id, id), eq(users.clientId, scope.clientId));
    await tx.update(users).set({ isActive: true }).where(mine);
    await logAction(tx, scope, 'user.activated', id, { name: user.name });
    return findUser(tx, scope, id);
  });
}
