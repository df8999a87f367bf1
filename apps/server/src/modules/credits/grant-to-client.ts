import type { CreditBalance, CreditGrant } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { SuperScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { requireClient } from '../logs/require-client.ts';
import { readBalance } from './balance.ts';
import { grantCredits } from './grant.ts';

/** Gives a client credits; whoever works there sees them at once. */
export async function grantToClient(
  scope: SuperScope,
  { clientId, amount, reason, expiresAt }: CreditGrant,
): Promise<CreditBalance> {
  await requireClient(scope, clientId);
  return once(scope, async (tx) => {
    const expires = expiresAt === null ? null : new Date(expiresAt);
    if (expires !== null && expires <= new Date()) throw new AppError('expiry_passed', { field: 'expiresAt' });
    const owner = { db: tx, clientId };
    const before = await readBalance(owner);
    await grantCredits(owner, { amount, expiresAt: expires, reason });
    const after = await readBalance(owner);
    const about = { amount, reason, ...(expiresAt !== null && { expiresAt }) };
    const change = changedFields({ creditsLeft: before.creditsLeft }, { creditsLeft: after.creditsLeft });
    await logAction(tx, { ...scope, clientId }, 'credits.granted', clientId, about, change);
    await publishEvent(tx, { kind: 'credits', clientId });
    return after;
  });
}
