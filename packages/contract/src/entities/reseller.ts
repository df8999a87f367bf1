import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';
import { currency, money } from './money.ts';
import { optionalPhone } from './phone.ts';
import { email } from './user-form.ts';

export const commissionKinds = ['earned', 'returned', 'paid'] as const;

const short = line().max(limits.nameMaxLength, 'name_too_long');

/** A reseller as a super-admin writes it. The commission is in hundredths of a per cent of what its clients pay before tax. */
export const resellerForm = z.strictObject({
  name: line('name_required').min(1, 'name_required').max(limits.nameMaxLength, 'name_too_long'),
  contactName: short.default(''),
  email: z.union([z.literal(''), email]).default(''),
  phone: optionalPhone.default(''),
  brand: short.default(''),
  website: z
    .union([z.literal(''), z.url({ protocol: /^https$/, error: 'website_invalid' }).max(300, 'website_invalid')])
    .default(''),
  isShown: z.boolean().default(false),
  commissionBasisPoints: z.int('commission_share').min(0, 'commission_share').max(10_000, 'commission_share'),
  isActive: z.boolean().default(true),
});
export type ResellerForm = z.infer<typeof resellerForm>;
export type ResellerFormInput = z.input<typeof resellerForm>;

/** As anybody may see them, at the foot of the public pages. */
export const publicReseller = z.strictObject({ _id: id, brand: z.string(), website: z.string() });
export type PublicReseller = z.infer<typeof publicReseller>;

export const reseller = z.strictObject({
  _id: id,
  name: z.string(),
  contactName: z.string(),
  email: z.string(),
  phone: z.string(),
  brand: z.string(),
  website: z.string(),
  isShown: z.boolean(),
  commissionBasisPoints: z.int(),
  isActive: z.boolean(),
  clients: z.int(),
  /** What is owed to it now. */
  owed: z.array(money),
  createdAt: instant,
});
export type Reseller = z.infer<typeof reseller>;

export const commission = z.strictObject({
  _id: id,
  kind: z.enum(commissionKinds),
  amount: z.int(),
  currency,
  clientId: id.nullable().default(null),
  clientName: z.string().nullable(),
  note: z.string(),
  createdAt: instant,
});
export type Commission = z.infer<typeof commission>;

/** Money that was handed to a reseller. */
export const payoutForm = z.strictObject({
  amount: z.int('payout_amount').min(1, 'payout_amount').max(limits.planMaxAmount, 'payout_amount'),
  currency,
  /** As how it was sent, and by which transfer. */
  note: line().max(limits.reasonMaxLength, 'reason_too_long').default(''),
  /** What was owed in this currency when its sender looked; a change of it meanwhile is said first. */
  was: z.int().optional(),
});
export type PayoutForm = z.infer<typeof payoutForm>;
