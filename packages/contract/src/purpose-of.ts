import type { PaymentPurpose } from './entities/payment.ts';

interface Bought {
  readonly planId: string;
  /** In minor units of one currency, for the whole term. */
  readonly amount: number;
  readonly subscriptionDays: number;
}

/**
 * What it would be to buy a plan while another runs, or none: the same plan again is a renewal, one that costs more a day an upgrade, any
 * other a downgrade, which waits for the end of what runs.
 */
export function purposeOf(plan: Bought, running: Bought | undefined): PaymentPurpose {
  if (running === undefined) return 'purchase';
  if (plan.planId === running.planId) return 'renewal';
  // Compared without division. Neither product comes near 2^53.
  const isDearer = plan.amount * running.subscriptionDays > running.amount * plan.subscriptionDays;
  return isDearer ? 'upgrade' : 'downgrade';
}
