import { z } from 'zod';

/** What the product is sold in. */
export const currencies = ['INR', 'USD'] as const;
export const currency = z.enum(currencies);
export type Currency = z.infer<typeof currency>;

/** An amount in minor units (paise, cents). */
export const money = z.strictObject({ amount: z.int(), currency });
export type Money = z.infer<typeof money>;
