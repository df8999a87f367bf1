import { factsOfHours, limits, type User, type UserForm } from '@naksha/contract';
import type { ClientScope } from '../../http/scope.ts';
import { createLane } from '../../lane.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { givenPassword } from '../session/given-password.ts';
import { hashNewPassword } from '../session/hash-new-password.ts';
import { addAccount } from './add-account.ts';
import { claimSeat } from './claim-seat.ts';
import { presentUser } from './present-user.ts';
import { requireIps } from './require-ips.ts';
import { requireSeat } from './require-seat.ts';

/** As many wait as a process lets in: whoever waits is answered by what is so, and only after long asked to come again. */
const { callsAtOnce } = limits;
const turns = createLane(() => ({
  places: callsAtOnce,
  waiting: callsAtOnce,
  waitingPerClient: callsAtOnce,
  waitSeconds: limits.newUserWaitSeconds,
}));

/**
 * Adds a user or an administrator to the caller's client, as far as its plan allows. Those of a client are added one after the other: hashing takes
 * long, and of a crowd only those for whom there is a place have their password hashed.
 */
export function createUser(scope: ClientScope, form: UserForm): Promise<User> {
  return turns({ clientId: scope.clientId, signal: scope.gone }, async () => {
    await requireSeat(scope, form.role);
    return addUser(scope, form);
  });
}

async function addUser(scope: ClientScope, form: UserForm): Promise<User> {
  const { name, email, username, role, lang, allowedIps, workingHours } = form;
  // No transaction waits for it.
  const typed = { password: form.password, field: 'password', names: [name, email, username] } as const;
  const passwordHash = await hashNewPassword({ ...typed, account: scope.userId });
  return scope.db.transaction(async (tx) => {
    const mine = { db: tx, clientId: scope.clientId };
    await claimSeat(mine, role);
    if (role === 'user') await requireIps(mine, allowedIps);
    const account = { name, email, username, passwordHash, ...givenPassword(), role, lang };
    const user = await addAccount(tx, { ...account, allowedIps, workingHours, clientId: scope.clientId });
    const hours = workingHours && factsOfHours(workingHours);
    const change = changedFields(null, { name, email, username, role, lang, allowedIps, ...hours });
    await logAction(tx, scope, 'user.created', user.id, { name, role }, change);
    return presentUser(user);
  });
}
