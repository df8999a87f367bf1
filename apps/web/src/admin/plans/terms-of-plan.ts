import type { PlanTerms, PublicPlan } from '@naksha/contract';

/** What is bought today with a plan that is on offer. */
export function termsOfPlan({ price, name, prices, ...plan }: PublicPlan): PlanTerms {
  const { adminCount, usersCount, credits, creditValidityDays, subscriptionDays } = plan;
  return { name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays, ...price, prices };
}
