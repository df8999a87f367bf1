import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Runner } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import { AppError } from '../../http/app-error.ts';

/** Refuses a name that is no time zone, here or to the database: both count in it, and each has a list of its own. */
export async function requireTimeZone(db: Runner, name: string): Promise<void> {
  if (!isTimeZone(name) || !(await isKnown(db, name))) throw new AppError('time_zone_unknown', { field: 'timeZone' });
}

async function isKnown(db: Runner, name: string): Promise<boolean> {
  const known = z.object({ known: z.boolean() });
  const [found] = await rows(db, known, sql`select known_zone(${name}) = ${name} as known`);
  return found?.known === true;
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
