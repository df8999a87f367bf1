import type { OperationCost } from '@naksha/contract';
import type { operationCosts } from '../../db/schema/operation-costs.ts';

/** A cost as a super-admin sees it, and whether it has begun. */
export function presentCost(row: typeof operationCosts.$inferSelect, now: Date): OperationCost {
  const { id, operation, engine, amount, currency, startsAt } = row;
  const begun = { startsAt: startsAt.toISOString(), hasBegun: startsAt <= now };
  return { _id: id, operation, engine, amount, currency, ...begun };
}
