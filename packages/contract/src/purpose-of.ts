import type { Currency } from './entities/money.ts';
import type { PaymentPurpose } from './entities/payment.ts';

interface Bought {
  readonly planId: string;
  /** In minor units, for the whole term. */
  readonly amount: number;
  readonly currency: Currency;
  readonly subscriptionDays: number;
}

/**
 * What it would be to buy a plan while another runs, or none: the same plan again is a renewal, one that costs more a day an upgrade, any
 * other a downgrade, which waits for the end of what runs. What runs in another currency was given, and cost nothing: it is bought over.
 */
export function purposeOf(plan: Bought, running: Bought | undefined): PaymentPurpose {
  if (running === undefined) return 'purchase';
  if (plan.planId === running.planId) return 'renewal';
  // Compared without division. Neither product comes near 2^53.
  const amount = running.currency === plan.currency ? running.amount : 0;
  const isDearer = plan.amount * running.subscriptionDays > amount * plan.subscriptionDays;
  return isDearer ? 'upgrade' : 'downgrade';
}
