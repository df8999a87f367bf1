import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { countCoupon } from './hold-coupon.ts';

const { couponId, paymentId: ofPayment, state } = fields.couponRedemptions;

/** What a payment held was used: it was paid. One that was given back meanwhile is counted again, and honoured where none is left. */
export async function takeCoupon(tx: Transaction, clientId: string, paymentId: string): Promise<void> {
  const mine = own({ db: tx, clientId }).couponRedemptions;
  const taken = await mine
    .update({ state: 'taken' }, and(eq(ofPayment, paymentId), eq(state, 'held')))
    .returning({ couponId });
  if (taken.length > 0) return;
  const [free] = await mine.pick({ couponId }, and(eq(ofPayment, paymentId), eq(state, 'released')));
  if (!free) return;
  const isCounted = await countCoupon(tx, free.couponId);
  await mine.update({ state: isCounted ? 'taken' : 'honoured' }, eq(ofPayment, paymentId));
}
