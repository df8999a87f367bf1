import type { User } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { claimSeat } from './claim-seat.ts';
import { findUser } from './find-user.ts';
import { holdUser } from './hold-user.ts';
import { requireIps } from './require-ips.ts';

/** Lets a user sign in again, if the plan has room and, while addresses are restricted, they have one. */
export function activateUser(scope: ClientScope, { id }: { id: string }): Promise<User> {
  return scope.db.transaction(async (tx) => {
    const mine = { db: tx, clientId: scope.clientId };
    const user = await holdUser(mine, id);
    if (user.status === 'active') return user;
    if (user.roles === 'superadmin') throw new AppError('not_found');
    await claimSeat(mine, user.roles);
    if (user.roles === 'user') await requireIps(mine, user.allowedIps);
    await own(mine).users.update({ isActive: true }, eq(fields.users.id, id));
    const change = changedFields({ status: user.status }, { status: 'active' });
    await logAction(tx, scope, 'user.activated', id, { name: user.name }, change);
    return findUser(mine, id);
  });
}
