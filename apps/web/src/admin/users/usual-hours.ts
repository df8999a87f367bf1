import { type WorkingHours, weekdays } from '@naksha/contract';

/** What a new restriction starts from: Monday to Saturday, half past nine to half past six. */
export const usualHours = (): WorkingHours =>
  weekdays.map((day) => ({ day, enabled: day !== 'sunday', start: '09:30', end: '18:30' }));
