import { type ClientDetails, factWord } from '@naksha/contract';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { visitClient } from '../logs/visit-client.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { findClient } from './find-client.ts';
import { refuseIdleLimit } from './refuse-idle-limit.ts';

/**
 * Sets how many accounts a client may have whatever its plan allows. The client's row is locked as when a seat is
 * claimed: no account is added beside it that the lower limit has no room for.
 */
export async function setAccountLimit(
  scope: SuperScope,
  { id, accountLimit, was }: { id: string; accountLimit: number; was?: number | undefined },
): Promise<ClientDetails> {
  // It is answered whole, though it was set to what it is.
  await visitClient(scope, id, 'client');
  return scope.db.transaction(async (tx) => {
    const theirs = own({ db: tx, clientId: id });
    const [before] = await theirs.clients.pick({ limit: fields.clients.accountLimit }).for('no key update');
    const is = before?.limit ?? 0;
    refuseStale(was, is, () => ({ accountLimit: is, now: factWord('accountLimit', is, 'en') }));
    await theirs.clients.update({ accountLimit });
    const client = await findClient(theirs, id);
    const { used, allowed } = client.accounts;
    if (accountLimit < is && allowed < used)
      throw new AppError('account_limit_in_use', { field: 'accountLimit', params: { allowed, used } });
    const subscription = await findSubscription({ db: tx, clientId: id });
    refuseIdleLimit(accountLimit, subscription?.usersCount ?? 0);
    const actor = { ...scope, clientId: id };
    const change = changedFields({ accountLimit: is }, { accountLimit });
    await logChange(tx, actor, 'client.account_limit', id, {}, change);
    return client;
  });
}
