import { and, eq, gt, sql } from 'drizzle-orm';
import { operationCosts } from '../../db/schema/operation-costs.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { amountInWords } from '../payments/amount-in-words.ts';

/** Takes a cost back that has not begun yet; by one that has, runs were counted. */
export async function deleteCost(scope: SuperScope, { id }: { id: string }): Promise<{ success: true }> {
  await scope.db.transaction(async (tx) => {
    const isIt = eq(operationCosts.id, id);
    const isToCome = gt(operationCosts.startsAt, sql`now()`);
    const [gone] = await tx.delete(operationCosts).where(and(isIt, isToCome)).returning();
    if (!gone) {
      const [begun] = await tx.select().from(operationCosts).where(isIt);
      throw new AppError(begun ? 'cost_begun' : 'not_found');
    }
    const { operation, engine, amount, currency } = gone;
    const about = { operation, engine, total: amountInWords({ total: amount, currency }) };
    await logAction(tx, scope, 'cost.deleted', id, about);
  });
  return { success: true };
}
