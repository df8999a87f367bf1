import { type WorkingHours, weekdays } from '@naksha/contract';

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether `at` lies in one of the spans, read as wall time of the zone: start inclusive, end exclusive. */
export function isWithinHours(hours: WorkingHours, timeZone: string, at: Date): boolean {
  const { day, time } = wallTime(timeZone, at);
  const row = hours.find((each) => each.day === day);
  if (!row?.enabled) return false;
  return [row, ...(row.more ?? [])].some((span) => span.start <= time && time < span.end);
}

function wallTime(timeZone: string, at: Date) {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // h23, since hour12: false says 24:00 at midnight.
    const parts = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, ...parts });
    clocks.set(timeZone, clock);
  }
  const parts = new Map(clock.formatToParts(at).map((part) => [part.type, part.value]));
  const day = weekdays.find((name) => name === parts.get('weekday')?.toLowerCase());
  return { day, time: `${parts.get('hour')}:${parts.get('minute')}` };
}
