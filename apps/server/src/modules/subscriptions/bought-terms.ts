import type { PlanTerms } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';

/** What was bought with a subscription, whatever its plan says today. */
export function boughtTerms(row: Row<'subscriptions'>): PlanTerms {
  const { planName: name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays } = row;
  const { amount, currency, prices } = row;
  return {
    ...{ name, adminCount, usersCount, credits, creditValidityDays, subscriptionDays },
    ...{ amount, currency, prices },
  };
}
