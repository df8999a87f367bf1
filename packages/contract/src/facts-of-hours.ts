import type { Weekday, WorkingHours } from './entities/working-hours.ts';
import { factWord, fieldWord } from './fact-words.ts';
import type { Language } from './options.ts';

/** Working hours as the action log has them: the spans of each day, nothing where it is closed. */
export function factsOfHours(hours: WorkingHours): { [Day in Weekday]?: string } {
  return Object.fromEntries(
    hours.map(({ day, enabled, start, end, more = [] }) => {
      const spans = enabled ? [{ start, end }, ...more] : [];
      return [day, spans.map((span) => `${span.start}–${span.end}`).join(', ')];
    }),
  );
}

/** Working hours in words, day after day. */
export function hoursInWords(hours: WorkingHours, language: Language): string {
  return Object.entries(factsOfHours(hours))
    .map(([day, spans]) => `${fieldWord(day, language)} ${factWord(day, spans, language)}`)
    .join('; ');
}
