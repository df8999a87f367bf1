import { and, eq, gt, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { own } from '../../db/own.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import { AppError } from '../../http/app-error.ts';

interface Hold {
  readonly clientId: string;
  readonly couponId: string;
  readonly paymentId: string;
}

/**
 * Holds a coupon for a payment, in one conditional statement: whoever waits for its row looks at it again before counting up. Throws
 * `coupon_used_up` where none is left, or it was deleted or ended meanwhile.
 */
export async function holdCoupon(tx: Transaction, { clientId, couponId, paymentId }: Hold): Promise<void> {
  const isOpen = and(
    isNull(coupons.deletedAt),
    lte(coupons.startsAt, sql`now()`),
    or(isNull(coupons.endsAt), gt(coupons.endsAt, sql`now()`)),
  );
  if (!(await countCoupon(tx, couponId, isOpen))) throw new AppError('coupon_used_up', { field: 'couponCode' });
  await own({ db: tx, clientId }).couponRedemptions.insert({ couponId, paymentId });
}

/** Counts a coupon as used once more, if one is left. */
export async function countCoupon(tx: Transaction, couponId: string, condition?: SQL): Promise<boolean> {
  const hasRoom = or(isNull(coupons.maxTotal), lt(coupons.used, coupons.maxTotal));
  const counted = await pastTheWall(tx, () =>
    tx
      .update(coupons)
      .set({ used: sql`${coupons.used} + 1` })
      .where(and(eq(coupons.id, couponId), hasRoom, condition))
      .returning({ id: coupons.id }),
  );
  return counted.length > 0;
}
