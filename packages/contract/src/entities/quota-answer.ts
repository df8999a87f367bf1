import { z } from 'zod';
import { errors } from '../errors.ts';

/** How running out of credits is told, with status 200. */
export const quotaAnswer = z.strictObject({ Error: z.literal(errors.quota_insufficient.message) });
export type QuotaAnswer = z.infer<typeof quotaAnswer>;
