import type { PlanTerms } from '@naksha/contract';
import type { plans } from '../../db/schema/plans.ts';

/** What somebody buys who buys a plan now. */
export function termsOfPlan(row: typeof plans.$inferSelect): PlanTerms {
  const { name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, amount, currency, prices } = row;
  return { name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, amount, currency, prices };
}
