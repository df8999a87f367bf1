import type { Coupon, CouponForm } from '@naksha/contract';
import { inArray } from 'drizzle-orm';
import { databaseTime } from '../../db/database-time.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import type { Runner } from '../../db/own.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { plans } from '../../db/schema/plans.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { presentCoupons } from './present-coupon.ts';

/** Adds a coupon. Its code is its own among those that were not deleted. */
export async function createCoupon(
  scope: SuperScope,
  { startsAt, endsAt, planIds, ...form }: CouponForm,
): Promise<Coupon> {
  return scope.db.transaction(async (tx) => {
    const row = {
      ...form,
      startsAt: new Date(startsAt),
      endsAt: endsAt === null ? null : new Date(endsAt),
      planIds: [...new Set(planIds)],
    };
    await requirePlans(tx, row.planIds);
    const [made] = await refuseTaken(() => tx.insert(coupons).values(row).returning());
    if (!made) throw new Error('A coupon was not inserted.');
    await logAction(tx, scope, 'coupon.created', made.id, { coupon: made.code });
    const [coupon] = await presentCoupons(tx, [made], await databaseTime(tx));
    if (!coupon) throw new Error('A coupon was not shown.');
    return coupon;
  });
}

async function requirePlans(tx: Runner, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const found = await tx
    .select({ id: plans.id })
    .from(plans)
    .where(inArray(plans.id, [...ids]));
  if (found.length < ids.length) throw new AppError('not_found', { field: 'planIds' });
}

async function refuseTaken<Result>(write: () => PromiseLike<Result>): Promise<Result> {
  try {
    return await write();
  } catch (problem) {
    if (isUniqueViolation(problem, 'coupons_code')) throw new AppError('coupon_taken', { field: 'code' });
    throw problem;
  }
}
