import { z } from 'zod';
import { limits } from '../limits.ts';
import { line } from './line.ts';

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof weekdays)[number];

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'working_hours_order');
/** 24:00 is allowed as an end only: it closes the day. */
const endTime = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'working_hours_order');
const span = { start: time, end: endTime };

/** One day; local wall time of the client's zone, start inclusive, end exclusive. `more` are further spans of the day. */
export const workingDay = z.strictObject({
  day: z.enum(weekdays),
  enabled: z.boolean(),
  ...span,
  more: z.array(z.strictObject(span)).max(5).optional(),
});
export type WorkingDay = z.infer<typeof workingDay>;

/** A day on which no one works, in the zone of the client; in every year when it comes again. */
export const holiday = z.strictObject({
  name: line('holiday_name').min(1, 'holiday_name').max(limits.nameMaxLength, 'name_too_long'),
  date: z.iso.date('holiday_date'),
  isYearly: z.boolean(),
});
export type Holiday = z.infer<typeof holiday>;

export const holidays = z
  .array(holiday)
  .max(limits.holidaysPerClient, 'holidays_too_many')
  .refine((days) => new Set(days.map((day) => day.date)).size === days.length, 'holiday_twice');

/** Whether somebody may work now, and when that changes next; null where it does not within a fortnight. */
export const workingNow = z.strictObject({
  isOpen: z.boolean(),
  /** Local wall time of the client, without a zone. */
  until: z.string().nullable(),
  /** The holiday that closes the day. */
  holiday: z.string().nullable(),
});
export type WorkingNow = z.infer<typeof workingNow>;

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
      } else if (doOverlap(spans)) {
        context.addIssue({ code: 'custom', message: 'working_hours_overlap', path: [index, 'start'] });
      }
    }
  });
export type WorkingHours = z.infer<typeof workingHours>;

function doOverlap(spans: readonly { start: string; end: string }[]): boolean {
  const inOrder = spans.toSorted((one, other) => (one.start < other.start ? -1 : 1));
  return inOrder.some((span, at) => at > 0 && span.start < (inOrder[at - 1]?.end ?? ''));
}
