import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';

/** Whole credits. `creditsLeft` can be spent now; `reserved` is held by running jobs; `totalCredits` is all ever granted. */
export const creditBalance = z.strictObject({
  creditsLeft: z.int(),
  totalCredits: z.int(),
  /** What those lots came with that hold something yet, and the latest: whether few are left is judged by this. */
  currentTotal: z.int(),
  reserved: z.int(),
  expiresAt: instant.nullable(),
  /** How many of those left expire at `expiresAt`. */
  expiring: z.int(),
  /** Of a user who may not spend all of that: what they may spend in a month, and have spent or hold in this one. */
  ownCap: z.strictObject({ limit: z.int(), used: z.int() }).optional(),
});
export type CreditBalance = z.infer<typeof creditBalance>;

/** What one user may spend in a calendar month of the client's time zone; null for as much as there is. */
export const creditCap = z.strictObject({
  creditCap: z.int('credits_cap').min(0, 'credits_cap').max(limits.grantMaxCredits, 'credits_cap').nullable(),
});
export type CreditCap = z.infer<typeof creditCap>;

/** Credits for a client; null for those that do not expire. */
export const creditGrant = z.strictObject({
  clientId: id,
  amount: z.int('credits_amount').min(1, 'credits_amount').max(limits.grantMaxCredits, 'credits_amount'),
  reason: line('reason_required').min(1, 'reason_required').max(limits.reasonMaxLength, 'reason_too_long'),
  expiresAt: instant.nullable(),
});
export type CreditGrant = z.infer<typeof creditGrant>;

export const creditLog = z.strictObject({
  _id: id,
  userId: id.nullable(),
  userName: z.string(),
  feature: z.string(),
  imagesGenerated: z.int(),
  creditsDeducted: z.int(),
  timestamp: instant,
});
export type CreditLog = z.infer<typeof creditLog>;

/** What one user spent with one feature on one day. */
export const creditUsage = z.strictObject({
  day: z.iso.date(),
  feature: z.string(),
  userId: id.nullable(),
  userName: z.string(),
  creditsDeducted: z.int(),
  imagesGenerated: z.int(),
});
export type CreditUsage = z.infer<typeof creditUsage>;

/** Credits added or taken away by hand, with the reason that stands in the log. */
export const creditCorrection = z.strictObject({
  clientId: id,
  amount: z
    .int('credits_correction')
    .min(-limits.grantMaxCredits, 'credits_correction')
    .max(limits.grantMaxCredits, 'credits_correction')
    .refine((amount) => amount !== 0, 'credits_correction'),
  reason: line('reason_required').min(1, 'reason_required').max(limits.reasonMaxLength, 'reason_too_long'),
});
export type CreditCorrection = z.infer<typeof creditCorrection>;

/** A month of a client's credits, by its own clock: opening + granted + corrected − spent − expired = closing. */
export const creditStatement = z.strictObject({
  month: z.string(),
  opening: z.int(),
  granted: z.int(),
  corrected: z.int(),
  spent: z.int(),
  expired: z.int(),
  closing: z.int(),
  /** Work that failed or was cancelled gave these back. */
  returned: z.int(),
  movements: z.array(z.strictObject({ at: instant, kind: z.string(), amount: z.int(), reason: z.string().nullable() })),
  features: z.array(z.strictObject({ feature: z.string(), images: z.int(), credits: z.int() })),
});
export type CreditStatement = z.infer<typeof creditStatement>;
