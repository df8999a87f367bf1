import { z } from 'zod';
import { errors } from '../errors.ts';

/** The answer of a call that succeeds with an empty body (204). */
export const nothing = z.void();

export const success = z.strictObject({ success: z.boolean() });

/** What every failure looks like on the wire. `code` is one of the catalogue; screens translate by it. */
export const errorAnswer = z.strictObject({
  error: z.strictObject({
    code: z.string(),
    message: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    field: z.string().optional(),
    requestId: z.string(),
    details: z.array(z.strictObject({ field: z.string(), code: z.string(), message: z.string() })).optional(),
  }),
});
export type ErrorAnswer = z.infer<typeof errorAnswer>;

/** The answer when credits run out, with status 200. */
export const quotaAnswer = z.strictObject({ Error: z.literal(errors.quota_insufficient.message) });
export type QuotaAnswer = z.infer<typeof quotaAnswer>;
