import type { PlanTerms } from '@naksha/contract';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { coupons } from '../../db/schema/coupons.ts';
import { pastTheWall } from '../../db/second-wall.ts';
import { AppError } from '../../http/app-error.ts';

export type CouponRow = typeof coupons.$inferSelect;

interface Use {
  readonly code: string;
  readonly planId: string;
  readonly terms: PlanTerms;
  readonly now: Date;
  /** A payment that holds it already for the same; it counts for none beside it. */
  readonly holder: string | undefined;
}

/** The coupon of a code for a plan, by its own client. Throws AppError with why it cannot be used. */
export async function findCoupon(owner: Owner, { code, planId, terms, now, holder }: Use): Promise<CouponRow> {
  const isNamed = and(sql`lower(${coupons.code}) = lower(${code})`, isNull(coupons.deletedAt));
  const [coupon] = await pastTheWall(owner.db, () => owner.db.select().from(coupons).where(isNamed));
  if (!coupon) throw refusal('coupon_unknown');
  const { startsAt, endsAt, planIds, currency, maxTotal, maxPerClient, used } = coupon;
  if (startsAt > now) throw refusal('coupon_early', { from: startsAt.toISOString() });
  if (endsAt !== null && endsAt <= now) throw refusal('coupon_ended', { until: endsAt.toISOString() });
  if (planIds.length > 0 && !planIds.includes(planId)) throw refusal('coupon_other_plan');
  if (currency !== null && currency !== terms.currency) throw refusal('coupon_other_currency');
  const { held, others } = await usesOf(owner, coupon.id, holder);
  if (maxPerClient !== null && others >= maxPerClient) throw refusal('coupon_used');
  if (maxTotal !== null && used - held >= maxTotal) throw refusal('coupon_used_up');
  return coupon;
}

/** Redemptions of a client that count: that of the holder, and the others. */
async function usesOf(owner: Owner, couponId: string, holder: string | undefined) {
  const { couponRedemptions: redemptions } = fields;
  const isHolder = holder === undefined ? sql`false` : eq(redemptions.paymentId, holder);
  const [found] = await own(owner).couponRedemptions.pick(
    { held: sql`count(*) filter (where ${isHolder})`.mapWith(Number), all: count() },
    and(eq(redemptions.couponId, couponId), ne(redemptions.state, 'released')),
  );
  const { held = 0, all = 0 } = found ?? {};
  return { held, others: all - held };
}

type Reason = `coupon_${'unknown' | 'early' | 'ended' | 'used_up' | 'used' | 'other_plan' | 'other_currency'}`;

function refusal(reason: Reason, params?: Readonly<Record<string, string>>): AppError {
  return new AppError(reason, { field: 'couponCode', params });
}
