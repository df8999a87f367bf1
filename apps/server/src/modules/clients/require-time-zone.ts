import { AppError } from '../../http/app-error.ts';

/** Refuses a name that is no time zone. */
export function requireTimeZone(name: string): void {
  if (!isTimeZone(name)) throw new AppError('time_zone_unknown', { field: 'timeZone' });
}

function isTimeZone(name: string): boolean {
  // Offsets have no summer time; of letters alone, as MIT or IST, a database knows none, or another one.
  if (!/^(UTC|[A-Z][A-Za-z_]+\/.+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
