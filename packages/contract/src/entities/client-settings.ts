import { z } from 'zod';

/** The rules an administrator sets for the whole client. `timeZone` is an IANA name. */
export const clientSettings = z.strictObject({
  isIpRequired: z.boolean(),
  isWorkingHoursRequired: z.boolean(),
  hasUserAccess: z.boolean(),
  timeZone: z.string().max(64),
});
export type ClientSettings = z.infer<typeof clientSettings>;
