import type { PublicPlan } from '@naksha/contract';
import type { plans } from '../../db/schema/plans.ts';

/** A plan as anybody may see it. */
export function presentPlan(row: typeof plans.$inferSelect): PublicPlan {
  const { id, name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, amount, currency } = row;
  const price = { amount, currency };
  return { _id: id, name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, price };
}
