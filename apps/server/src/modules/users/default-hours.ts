import { type WorkingHours, weekdays } from '@naksha/contract';

/** What a user has for whom no hours were set: all of every day. */
export const defaultHours: WorkingHours = weekdays.map((day) => ({ day, enabled: true, start: '00:00', end: '24:00' }));
