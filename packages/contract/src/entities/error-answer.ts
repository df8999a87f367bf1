import { z } from 'zod';

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
