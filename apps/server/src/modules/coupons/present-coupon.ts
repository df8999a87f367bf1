import type { Coupon } from '@naksha/contract';
import { inArray } from 'drizzle-orm';
import type { Runner } from '../../db/own.ts';
import type { coupons } from '../../db/schema/coupons.ts';
import { plans } from '../../db/schema/plans.ts';

type Row = typeof coupons.$inferSelect;

/** Coupons as a super-admin sees them, with the names of their plans. */
export async function presentCoupons(db: Runner, rows: readonly Row[], now: Date): Promise<Coupon[]> {
  const ids = [...new Set(rows.flatMap((row) => row.planIds))];
  const named =
    ids.length === 0
      ? []
      : await db.select({ id: plans.id, name: plans.name }).from(plans).where(inArray(plans.id, ids));
  const names = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const { id, planIds, deletedAt: _, startsAt, endsAt, createdAt, ...rest } = row;
    return {
      ...rest,
      _id: id,
      startsAt: startsAt.toISOString(),
      endsAt: endsAt?.toISOString() ?? null,
      createdAt: createdAt.toISOString(),
      plans: planIds.flatMap((planId) => {
        const name = names.get(planId);
        return name === undefined ? [] : [{ _id: planId, name }];
      }),
      state: stateOf(row, now),
    };
  });
}

function stateOf({ startsAt, endsAt, maxTotal, used }: Row, now: Date): Coupon['state'] {
  if (endsAt !== null && endsAt <= now) return 'ended';
  if (maxTotal !== null && used >= maxTotal) return 'used_up';
  return startsAt > now ? 'early' : 'usable';
}
