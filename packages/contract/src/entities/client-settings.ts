import { z } from 'zod';
import { holidays } from './working-hours.ts';

/** The rules an administrator sets for the whole client. `timeZone` is an IANA name. */
export const clientSettings = z.strictObject({
  isIpRequired: z.boolean(),
  isWorkingHoursRequired: z.boolean(),
  hasUserAccess: z.boolean(),
  timeZone: z.string().max(64),
  holidays,
});
export type ClientSettings = z.infer<typeof clientSettings>;
