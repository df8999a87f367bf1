import { type WorkingHours, weekdays } from '@naksha/contract';

export const usualSpan = { start: '09:30', end: '18:30' } as const;

/** What a new restriction starts from: Monday to Saturday, half past nine to half past six. */
export const usualHours = (): WorkingHours => weekdays.map((day) => ({ day, enabled: day !== 'sunday', ...usualSpan }));
