import type { CreditBalance, CreditCorrection } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { SuperScope } from '../../http/scope.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { requireClient } from '../logs/require-client.ts';
import { readBalance } from './balance.ts';
import { expireCredits } from './expire.ts';
import { type Purse, recordFall } from './record-fall.ts';
import { recordMovement } from './record-movement.ts';
import { takeFromLots } from './take-from-lots.ts';

const { ledgerAccounts: account } = fields;

/** Adds credits by hand, without an end, or takes some away that are neither spent nor held; whoever works there sees it at once. */
export async function correctCredits(
  scope: SuperScope,
  { clientId, amount, reason }: CreditCorrection,
): Promise<CreditBalance> {
  await requireClient(scope, clientId);
  return once(scope, async (tx) => {
    const owner = { db: tx, clientId, post: scope.services };
    await own(owner).ledgerAccounts.insert({}).onConflictDoNothing();
    // It locks the account: what is left does not change until the end.
    await expireCredits(owner);
    const before = await readBalance(owner);
    if (-amount > before.creditsLeft) {
      const params = { left: before.creditsLeft };
      throw new AppError('credits_correction_too_large', { field: 'amount', params });
    }
    await moveCredits(owner, amount, reason);
    const after = await readBalance(owner);
    const change = changedFields({ creditsLeft: before.creditsLeft }, { creditsLeft: after.creditsLeft });
    await logAction(tx, { ...scope, clientId }, 'credits.corrected', clientId, { amount, reason }, change);
    await publishEvent(tx, { kind: 'credits', clientId });
    return after;
  });
}

/**
 * Moves credits by hand in the caller's transaction, away below zero, those first that came with the subscription `from`; the account has as many,
 * and its row is locked.
 */
export async function moveCredits(owner: Purse, amount: number, reason: string, from?: string | null): Promise<void> {
  const mine = own(owner);
  await mine.ledgerAccounts.update({
    granted: sql`${account.granted} - ${amount}`,
    available: sql`${account.available} + ${amount}`,
  });
  if (amount > 0) {
    await mine.ledgerLots.insert({ amount, remaining: amount, expiresAt: null });
    await recordMovement(owner, { kind: 'correct', from: 'granted', to: 'available', amount, reason });
  } else {
    await takeFromLots(owner, -amount, from);
    await recordFall(owner, [{ kind: 'correct', from: 'available', to: 'granted', amount: -amount, reason }]);
  }
}
