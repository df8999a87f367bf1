import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { currency } from './money.ts';

export const couponKinds = ['percentage', 'amount', 'credits'] as const;
export type CouponKind = (typeof couponKinds)[number];

/** Upper and lower case are the same, and so are spaces around it. */
export const couponCode = z
  .string({ error: 'coupon_code' })
  .trim()
  .regex(/^[A-Za-z0-9][A-Za-z0-9-]{2,31}$/, 'coupon_code')
  .toUpperCase();

const count = z.int('coupon_limit').min(1, 'coupon_limit').max(limits.couponMaxRedemptions, 'coupon_limit');

/** A coupon as a super-admin writes it. `value` is in hundredths of a per cent, in minor units or in credits, by its kind. */
export const couponForm = z
  .strictObject({
    code: couponCode,
    kind: z.enum(couponKinds),
    value: z.int('coupon_value').min(1, 'coupon_value').max(limits.planMaxAmount, 'coupon_value'),
    currency: currency.nullable().default(null),
    startsAt: instant,
    endsAt: instant.nullable().default(null),
    maxTotal: count.nullable().default(null),
    maxPerClient: count.nullable().default(1),
    /** Of all plans when empty. */
    planIds: z.array(id).max(limits.couponPlans, 'coupon_plans').default([]),
  })
  .refine(({ kind, value }) => kind !== 'percentage' || value <= 10_000, { error: 'coupon_value', path: ['value'] })
  .refine(({ kind, value }) => kind !== 'credits' || value <= limits.grantMaxCredits, {
    error: 'coupon_value',
    path: ['value'],
  })
  .refine(({ kind, currency }) => (kind === 'amount') === (currency !== null), {
    error: 'coupon_currency',
    path: ['currency'],
  })
  .refine(({ startsAt, endsAt }) => endsAt === null || Date.parse(startsAt) < Date.parse(endsAt), {
    error: 'coupon_window',
    path: ['endsAt'],
  });
export type CouponForm = z.infer<typeof couponForm>;
export type CouponFormInput = z.input<typeof couponForm>;

/** Whether it can be used today, and if not, why. */
export const couponStates = ['usable', 'early', 'ended', 'used_up'] as const;
export type CouponState = (typeof couponStates)[number];

export const coupon = z.strictObject({
  _id: id,
  code: z.string(),
  kind: z.enum(couponKinds),
  value: z.int(),
  currency: currency.nullable(),
  startsAt: instant,
  endsAt: instant.nullable(),
  maxTotal: z.int().nullable(),
  maxPerClient: z.int().nullable(),
  plans: z.array(z.strictObject({ _id: id, name: z.string() })),
  /** Redemptions that are held or taken. */
  used: z.int(),
  state: z.enum(couponStates),
  createdAt: instant,
});
export type Coupon = z.infer<typeof coupon>;
