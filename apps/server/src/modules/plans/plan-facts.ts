import type { ActionFacts, PlanForm } from '@naksha/contract';
import type { plans } from '../../db/schema/plans.ts';

type Facts = Pick<typeof plans.$inferSelect, Exclude<keyof PlanForm, 'onSaleUntil'>> & {
  readonly onSaleUntil: Date | null;
};

/** A plan as it stands in the action log. */
export function planFacts({ amount, currency, prices, onSaleUntil, ...plan }: Facts) {
  const { name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, isPublic } = plan;
  return {
    ...{ name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, isPublic },
    price: inMajorUnits(amount, currency),
    prices: Object.entries(prices)
      .map(([operation, credits]) => `${operation} ${credits}`)
      .toSorted(),
    onSaleUntil: onSaleUntil?.toISOString() ?? null,
  } satisfies ActionFacts;
}

/** As a log has it, which has no language: `INR 49999.00`. */
function inMajorUnits(amount: number, currency: string): string {
  const digits = String(amount).padStart(3, '0');
  return `${currency} ${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
