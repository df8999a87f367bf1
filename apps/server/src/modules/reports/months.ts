import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Runner } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';

/** Months of the business go by the clock of India, as its invoices are. */
export const monthClock = 'Asia/Kolkata';

/** The month of a moment, as `2026-11`. */
export const monthOf = (at: SQL): SQL => sql`to_char(${at} at time zone ${monthClock}, 'YYYY-MM')`;

/** When a month that is named like that begins. */
export const beginOf = (month: SQL): SQL => sql`(to_date(${month}, 'YYYY-MM')::timestamp at time zone ${monthClock})`;

/** The last so many months up to now, the oldest first, by the clock of the database. */
export async function lastMonths(db: Runner, count: number): Promise<string[]> {
  const found = await rows(
    db,
    z.object({ month: z.string() }),
    sql`select to_char(date_trunc('month', now() at time zone ${monthClock}) - make_interval(months => at), 'YYYY-MM') as month
      from generate_series(${count - 1}::int, 0, -1) at`,
  );
  return found.map(({ month }) => month);
}
