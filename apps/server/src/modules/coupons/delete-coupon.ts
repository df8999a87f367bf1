import { and, eq, isNull, sql } from 'drizzle-orm';
import { coupons } from '../../db/schema/coupons.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

/** Deletes a coupon; payments that hold it keep what they were promised. */
export async function deleteCoupon(scope: SuperScope, { id }: { id: string }): Promise<{ success: true }> {
  await scope.db.transaction(async (tx) => {
    const [gone] = await tx
      .update(coupons)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(coupons.id, id), isNull(coupons.deletedAt)))
      .returning({ code: coupons.code });
    if (!gone) throw new AppError('not_found');
    await logAction(tx, scope, 'coupon.deleted', id, { coupon: gone.code });
  });
  return { success: true };
}
