import type { User, UserForm } from '@naksha/contract';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { hashPassword } from '../session/hash-password.ts';
import { addAccount } from './add-account.ts';
import { claimSeat } from './claim-seat.ts';
import { presentUser } from './present-user.ts';
import { requireIps } from './require-ips.ts';

/** Adds a user or an administrator to the caller's client, as far as its plan allows. */
export async function createUser(scope: ClientScope, form: UserForm): Promise<User> {
  const { name, email, username, role, allowedIps, workingHours } = form;
  // Hashing takes long; no transaction waits for it.
  const passwordHash = await hashPassword(form.password);
  return scope.db.transaction(async (tx) => {
    const mine = { db: tx, clientId: scope.clientId };
    await claimSeat(mine, role);
    if (role === 'user') await requireIps(mine, allowedIps);
    const account = { name, email, username, passwordHash, role, allowedIps, workingHours };
    const user = await addAccount(tx, { ...account, clientId: scope.clientId });
    await logAction(tx, scope, 'user.created', user.id, { name, role });
    return presentUser(user, 0);
  });
}
