import { createHash, randomUUIDv7 } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { deductions } from '../../db/schema/deductions.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import type { KeyScope } from '../../http/scope.ts';
import { readBalance } from './balance.ts';
import { priceOf } from './price-of.ts';
import { reserveCredits } from './reserve.ts';
import { settleCredits } from './settle.ts';

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
  if (clientId !== scope.clientId) throw new AppError('forbidden', { field: 'clientId' });
  const bodyHash = createHash('sha256')
    .update(JSON.stringify([userId, feature, images]))
    .digest('base64url');
  return scope.db.transaction(async (tx) => {
    const mine = and(eq(deductions.clientId, clientId), eq(deductions.requestId, requestId));
    const claimed = await tx
      .insert(deductions)
      .values({ clientId, requestId, bodyHash })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) {
      const [earlier] = await tx.select().from(deductions).where(mine);
      if (earlier?.bodyHash === bodyHash && earlier.answer) return earlier.answer;
      throw new AppError('idempotency_mismatch', { field: 'requestId' });
    }
    const isTheirs = and(eq(users.id, userId), eq(users.clientId, clientId));
    const [user] = await tx.select({ id: users.id }).from(users).where(isTheirs);
    if (!user) throw new AppError('not_found', { field: 'userId' });
    const jobId = randomUUIDv7();
    const amount = priceOf(feature) * images;
    if (!(await reserveCredits(tx, { clientId, jobId, amount }))) throw new AppError('quota_insufficient');
    await settleCredits(tx, { jobId, userId, feature, images });
    const { creditsLeft } = await readBalance(tx, clientId);
    const answer = { success: true as const, creditsDeducted: amount, creditsLeft };
    await tx.update(deductions).set({ answer }).where(mine);
    return answer;
  });
}
