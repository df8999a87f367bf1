import { useFormat } from '../i18n/use-format.ts';

/** The day of a moment by the clock of a client. */
export function DayThere({ at, zone }: { at: string; zone: string }) {
  return useFormat(zone).day(at);
}
