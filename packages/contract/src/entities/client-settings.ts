import { z } from 'zod';
import { limits } from '../limits.ts';
import { holiday, holidays } from './working-hours.ts';

/** The rules an administrator sets for the whole client. `timeZone` is an IANA name. */
export const clientSettings = z.strictObject({
  isIpRequired: z.boolean(),
  isWorkingHoursRequired: z.boolean(),
  /** Whether working hours bind administrators too. */
  areAdminsBound: z.boolean(),
  hasUserAccess: z.boolean(),
  timeZone: z.string().max(64, 'time_zone_unknown'),
  holidays,
});
export type ClientSettings = z.infer<typeof clientSettings>;

/** Rules as they were read; what is stored is repeated as it is. */
const seenHoliday = holiday.extend({ name: z.string().max(limits.nameMaxLength) });
export const settingsSeen = clientSettings.extend({ holidays: z.array(seenHoliday).max(limits.holidaysPerClient) });

/**
 * What is changed of them. `was` is what that started from: what is not so any more refuses it. `isConfirmed` says that whom it shuts out
 * was read.
 */
export const settingsChanges = clientSettings
  .partial()
  .extend({ was: settingsSeen.partial().optional(), isConfirmed: z.boolean().optional() });
export type SettingsChanges = z.infer<typeof settingsChanges>;
