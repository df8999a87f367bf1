import { z } from 'zod';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
/** 24:00 is allowed as an end only: it closes the day. */
const endTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);
const span = { start: time, end: endTime };

/** One day; local wall time of the client's zone, start inclusive, end exclusive. `more` are further spans of the day. */
export const workingDay = z.strictObject({
  day: z.enum(weekdays),
  enabled: z.boolean(),
  ...span,
  more: z.array(z.strictObject(span)).max(5).optional(),
});
export type WorkingDay = z.infer<typeof workingDay>;

/** Seven rows, each day once. The rule of order is asked of enabled days only. */
export const workingHours = z
  .array(workingDay)
  .length(7, 'working_hours_days')
  .refine((days) => new Set(days.map((row) => row.day)).size === 7, 'working_hours_days')
  .superRefine((days, context) => {
    for (const [index, row] of days.entries()) {
      if (!row.enabled) continue;
      const spans = [row, ...(row.more ?? [])];
      if (spans.some((each) => each.start >= each.end)) {
        context.addIssue({ code: 'custom', message: 'working_hours_order', path: [index, 'start'] });
      }
    }
  });
export type WorkingHours = z.infer<typeof workingHours>;
