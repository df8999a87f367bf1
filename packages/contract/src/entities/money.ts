import { z } from 'zod';

/** An amount in minor units (paise, cents). */
export const money = z.strictObject({ amount: z.int().min(0), currency: z.enum(['INR', 'USD']) });
