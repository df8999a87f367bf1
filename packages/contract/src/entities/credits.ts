import { z } from 'zod';
import { id } from './id.ts';
import { instant } from './instant.ts';

/** Whole credits. `creditsLeft` can be spent now; `reserved` is held by running jobs; `totalCredits` is all ever granted. */
export const creditBalance = z.strictObject({
  creditsLeft: z.int(),
  totalCredits: z.int(),
  reserved: z.int(),
  expiresAt: instant.nullable(),
});
export type CreditBalance = z.infer<typeof creditBalance>;

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
