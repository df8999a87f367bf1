import type { PaymentState } from '@naksha/contract';
import { and, eq, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { releaseCoupon } from '../coupons/release-coupon.ts';
import { type Actor, logAction } from '../logs/log-action.ts';
import { amountInWords } from './amount-in-words.ts';

interface End {
  readonly clientId: string;
  readonly paymentId: string;
  readonly from: PaymentState;
  readonly to: Extract<PaymentState, 'rejected' | 'failed' | 'cancelled' | 'expired'>;
  /** Of one that failed a code of the program; of one that was rejected what a person wrote. */
  readonly reason?: string | undefined;
  readonly decidedBy?: string | undefined;
  /** What else has to hold. */
  readonly condition?: SQL | undefined;
}

const { payments } = fields;

/** Ends a payment that is not paid, once, and frees its coupon; false when it is in another state, and nothing was done then. */
export async function endPayment(tx: Transaction, actor: Actor, end: End): Promise<boolean> {
  const { clientId, paymentId, from, to, reason, decidedBy, condition } = end;
  const isOpen = and(eq(payments.id, paymentId), eq(payments.state, from), condition);
  const [ended] = await own({ db: tx, clientId }).payments.update({ state: to, reason, decidedBy }, isOpen).returning();
  if (!ended) return false;
  await releaseCoupon(tx, clientId, paymentId);
  const about = {
    plan: ended.terms.name,
    total: amountInWords(ended),
    ...(reason !== undefined && (to === 'failed' ? { code: reason } : { reason })),
  };
  await logAction(tx, { ...actor, clientId }, `payment.${to}`, paymentId, about);
  return true;
}
