import { type BrokenRule, type CouponForm, couponForm, couponKinds, currencies } from '@naksha/contract';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';
import { beginOfDayHere, endOfDayHere } from '../../ui/day-here.ts';
import { toHundredths } from '../../ui/hundredths.ts';

const figure = z.union([z.string(), z.number()]);

/** What stands in the form of a coupon; what is not set is an empty text. */
export const typedCoupon = z.object({
  code: z.string(),
  kind: z.enum(couponKinds),
  value: figure,
  currency: z.enum(currencies),
  startsAt: z.string(),
  endsAt: z.string(),
  maxTotal: figure,
  maxPerClient: figure,
  planIds: z.array(z.string()),
});
export type TypedCoupon = z.infer<typeof typedCoupon>;

/** Of an empty or half typed number the contract says what is wrong. */
export function toCoupon(typed: TypedCoupon): CouponForm {
  const { code, kind, value, currency, startsAt, endsAt, maxTotal, maxPerClient, planIds } = typed;
  const whole = (given: string | number) => (typeof given === 'number' ? given : Number.NaN);
  const limit = (given: string | number) => (given === '' ? null : whole(given));
  return {
    ...{ code, kind, planIds },
    value: kind === 'credits' ? whole(value) : toHundredths(value),
    currency: kind === 'amount' ? currency : null,
    startsAt: startsAt === '' ? new Date().toISOString() : beginOfDayHere(startsAt),
    endsAt: endsAt === '' ? null : endOfDayHere(endsAt),
    maxTotal: limit(maxTotal),
    maxPerClient: limit(maxPerClient),
  };
}

export const judgeCoupon = (typed: TypedCoupon): BrokenRule[] => brokenRules(couponForm, toCoupon(typed));
