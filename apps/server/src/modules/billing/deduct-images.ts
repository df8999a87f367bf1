import { createHash } from 'node:crypto';
import { findOperation, type OperationPrices, priceOf } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { KeyScope } from '../../http/scope.ts';
import { readBalance } from '../credits/balance.ts';
import { noticeLowCredits } from '../credits/notice-low-credits.ts';
import { refusePastCap } from '../credits/refuse-past-cap.ts';
import { reserveCredits } from '../credits/reserve.ts';
import { settleCredits } from '../credits/settle.ts';
import { requirePlan } from '../subscriptions/require-plan.ts';

interface Charge {
  clientId: string;
  userId: string;
  feature: string;
  images: number;
  requestId: string;
}

/**
 * Charges the key's client for pictures that another system made. The same request is charged once and answered alike
 * each time; one that could not be paid is as if it had not been made.
 */
export async function deductImages(scope: KeyScope, charge: Charge) {
  const { clientId, userId, feature, images, requestId } = charge;
  if (!scope.scopes.includes('deduct')) throw new AppError('forbidden');
  if (clientId !== scope.clientId) throw new AppError('forbidden', { field: 'clientId' });
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([userId, feature, images]))
    .digest('base64url');
  return scope.db.transaction(async (tx) => {
    const owner = { db: tx, clientId };
    const mine = own(owner);
    const isSame = eq(fields.deductions.requestId, requestId);
    const claimed = await mine.deductions.insert({ requestId, bodyHash }).onConflictDoNothing().returning();
    if (claimed.length === 0) {
      const [earlier] = await mine.deductions.where(isSame);
      if (earlier?.bodyHash === bodyHash && earlier.answer) return earlier.answer;
      throw new AppError('idempotency_mismatch', { field: 'requestId' });
    }
    const { id, isActive } = fields.users;
    const [user] = await mine.users.pick({ id }, and(eq(id, userId), eq(isActive, true)));
    if (!user) throw new AppError('not_found', { field: 'userId' });
    const prices = await requirePlan(owner);
    const [client] = await mine.clients.pick({ isBillingOn: fields.clients.isBillingOn });
    // While billing is off work costs nothing, so that no price is asked for.
    const price = client?.isBillingOn ? featurePrice(feature, prices) : 0;
    const jobId = newId();
    const creditsDeducted = await reserveCredits(owner, { jobId, amount: price * images });
    if (creditsDeducted === undefined) throw new AppError('quota_insufficient');
    await refusePastCap(owner, { userId, cost: creditsDeducted });
    await settleCredits(owner, { jobId, userId, feature, images });
    await noticeLowCredits(tx, scope.services, clientId);
    const { creditsLeft } = await readBalance(owner);
    const answer = { success: true as const, creditsDeducted, creditsLeft };
    await mine.deductions.update({ answer }, isSame);
    return answer;
  });
}

/** Credits for one picture of a feature: an operation of this product, or one that the plan names. */
function featurePrice(feature: string, prices: OperationPrices): number {
  const row = findOperation(feature);
  if (row) return priceOf(row, prices);
  const price = Object.hasOwn(prices, feature) ? prices[feature] : undefined;
  if (price === undefined) throw new AppError('feature_unpriced', { field: 'feature', params: { feature } });
  return price;
}
