import { knownZone } from '../../i18n/known-zone.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The first moment of a calendar day, or of one some days later, by the clock of a zone. */
export function startOfDay(day: string, zone: string, later = 0): string {
  const midnight = Date.parse(`${day}T00:00:00Z`) + later * dayMs;
  const wanted = new Date(midnight).toISOString().slice(0, 10);
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone: knownZone(zone),
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const shownAt = (at: number) => clock.format(at);
  const offsetAt = (at: number) => Date.parse(`${shownAt(at).replace(' ', 'T')}Z`) - at;
  // Where clocks are changed at midnight, it comes twice or not at all: the offset before and the one after are tried.
  const [first, second = first] = [midnight - dayMs, midnight + dayMs]
    .map((at) => midnight - offsetAt(at))
    .sort((one, other) => one - other);
  const start = first !== undefined && shownAt(first).slice(0, 10) >= wanted ? first : second;
  return new Date(start ?? midnight).toISOString();
}
