import type { UpkeepName } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import type { Runner } from '../../db/own.ts';
import { upkeep } from '../../db/schema/upkeep.ts';

/** Keeps that something was looked after to its end, and how much was found wrong, for the system's page and for alerts. */
export async function noteUpkeep(db: Runner, name: UpkeepName, faults: number): Promise<void> {
  await db
    .insert(upkeep)
    .values({ name, faults })
    .onConflictDoUpdate({ target: upkeep.name, set: { faults, doneAt: sql`now()` } });
}
