import { type Holiday, type WorkingHours, type WorkingNow, weekdays } from '@naksha/contract';

/** When people of a client may work: the spans of a week, the days that are off, and the zone that both are read in. */
export interface Timetable {
  readonly hours: WorkingHours;
  readonly timeZone: string;
  readonly holidays: readonly Holiday[];
}

/** The hours of a user for whom some were set, or else those of everybody: all of every day. */
export function hoursOf({ workingHours }: { readonly workingHours: WorkingHours | null }): WorkingHours {
  return workingHours ?? weekdays.map((day) => ({ day, enabled: true, start: '00:00', end: '24:00' }));
}

/** Whether `at` lies in one of the spans, read as wall time of the zone: start inclusive, end exclusive. No holiday has any. */
export function isWithinHours({ hours, timeZone, holidays }: Timetable, at: Date): boolean {
  const { date, day, time } = wallTime(timeZone, at);
  if (holidayOn(holidays, date)) return false;
  return spansOf(hours, day).some((span) => span.start <= time && time < span.end);
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const daysAhead = 14;

/** Whether it is open now, and the local time at which that changes next. */
export function workingNow(table: Timetable, at: Date): WorkingNow {
  const isOpen = isWithinHours(table, at);
  const next = nextChange(table, at);
  const wall = next && wallTime(table.timeZone, next);
  return {
    isOpen,
    until: wall ? `${wall.date}T${wall.time}` : null,
    holiday: holidayOn(table.holidays, wallTime(table.timeZone, at).date)?.name ?? null,
  };
}

/** Days of a year and a month, in which yearly holidays have all come once. */
const daysLooked = 396;

/** Whether at any time in the year to come a fortnight goes by on no day of which it is open, as when holidays follow each other. */
export function isShutForAFortnight({ hours, timeZone, holidays }: Timetable, at: Date): boolean {
  const { date } = wallTime(timeZone, at);
  const first = Date.parse(`${date}T12:00Z`);
  let closed = 0;
  for (let ahead = 0; ahead < daysLooked; ahead++) {
    const { date: each, day } = wallTime('UTC', new Date(first + ahead * dayMs));
    closed = holidayOn(holidays, each) || spansOf(hours, day).length === 0 ? closed + 1 : 0;
    if (closed >= daysAhead) return true;
  }
  return false;
}

/** When it closes next, as an instant and as the local time, with its day unless that is today; undefined where it is closed, or stays open for a fortnight. */
export function nextClosing(table: Timetable, at: Date): { readonly at: Date; readonly inWords: string } | undefined {
  const next = isWithinHours(table, at) ? nextChange(table, at) : undefined;
  if (next === undefined) return undefined;
  const { date, time } = wallTime(table.timeZone, next);
  return { at: next, inWords: date === wallTime(table.timeZone, at).date ? time : `${date} ${time}` };
}

function nextChange(table: Timetable, at: Date): Date | undefined {
  const isOpen = isWithinHours(table, at);
  for (const instant of changesAfter(table, at)) if (isWithinHours(table, instant) !== isOpen) return instant;
  return undefined;
}

/** The instants at which a span or a day can begin or end, in order. */
function* changesAfter({ hours, timeZone }: Timetable, at: Date): Generator<Date> {
  const edges = new Set(['00:00']);
  for (const row of hours) for (const { start, end } of [row, ...(row.more ?? [])]) edges.add(start).add(end);
  edges.delete('24:00');
  const quarter = 15 * minuteMs;
  // Zones lie on quarters of an hour and change on them: within one, the clock runs on evenly.
  for (
    let from = Math.floor(at.getTime() / quarter) * quarter;
    from < at.getTime() + daysAhead * dayMs;
    from += quarter
  ) {
    const { time } = wallTime(timeZone, new Date(from));
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    for (let ahead = 0; ahead < 15; ahead++) {
      const minutes = hour * 60 + minute + ahead;
      const wall = `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
      const instant = new Date(from + ahead * minuteMs);
      if (instant > at && (edges.has(wall) || ahead === 0)) yield instant;
    }
  }
}

function spansOf(hours: WorkingHours, day: string | undefined) {
  const row = hours.find((each) => each.day === day);
  return row?.enabled ? [row, ...(row.more ?? [])] : [];
}

function holidayOn(holidays: readonly Holiday[], date: string): Holiday | undefined {
  return holidays.find((holiday) =>
    holiday.isYearly ? holiday.date.slice(5) === date.slice(5) : holiday.date === date,
  );
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** What calendar and clock of a zone show. */
function wallTime(timeZone: string, at: Date) {
  let clock = clocks.get(timeZone);
  if (!clock) {
    // h23, since hour12: false says 24:00 at midnight.
    const time = { weekday: 'long', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
    const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    clock = new Intl.DateTimeFormat('en-GB', { timeZone, ...time, ...date });
    clocks.set(timeZone, clock);
  }
  const parts = new Map(clock.formatToParts(at).map((part) => [part.type, part.value]));
  const day = weekdays.find((name) => name === parts.get('weekday')?.toLowerCase());
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { date, day, time: `${parts.get('hour')}:${parts.get('minute')}` };
}
