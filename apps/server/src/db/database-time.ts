import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Runner } from './own.ts';
import { rows } from './rows.ts';

/** By the clock that will be asked whether something has begun or ended; this program's own may be ahead of it. */
export async function databaseTime(db: Runner): Promise<Date> {
  const now = sql`select floor(extract(epoch from now()) * 1000) as ms`;
  const [row] = await rows(db, z.object({ ms: z.coerce.number() }), now);
  if (!row) throw new Error('The database does not know the time.');
  return new Date(row.ms);
}
