import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { pastTheWall } from '../../db/second-wall.ts';

const { couponId, paymentId: ofPayment, state } = fields.couponRedemptions;

/** Gives back the coupon that a payment held, once. */
export async function releaseCoupon(tx: Transaction, clientId: string, paymentId: string): Promise<void> {
  const [free] = await own({ db: tx, clientId })
    .couponRedemptions.update({ state: 'released' }, and(eq(ofPayment, paymentId), eq(state, 'held')))
    .returning({ couponId });
  if (!free) return;
  await pastTheWall(tx, () =>
    tx
      .update(coupons)
      .set({ used: sql`${coupons.used} - 1` })
      .where(eq(coupons.id, free.couponId)),
  );
}
