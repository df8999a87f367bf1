import { sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

/** Lets transactions about the same thing go one after the other from here on, in all processes: counted side by side, each would be the last that is allowed. */
export async function oneAtATime(tx: Transaction, what: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${what}, 0))`);
}
