import { type OperationPrices, operations } from '@naksha/contract';
import type { PlanStanding } from './plan-state-of.ts';

/** What operations cost on a plan; in the days of grace, when the credits may have ended with it, what makes files of designs costs nothing. */
export function pricesIn({ state, subscription }: Pick<PlanStanding, 'state' | 'subscription'>): OperationPrices {
  const prices = subscription?.prices ?? {};
  if (state !== 'grace') return prices;
  const free = Object.values(operations).flatMap((row) => ('inGrace' in row && row.inGrace ? [[row.name, 0]] : []));
  return { ...prices, ...Object.fromEntries(free) };
}
