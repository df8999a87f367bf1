import type { Database } from '../../db/database.ts';
import { plans } from '../../db/schema/plans.ts';

/** Adds a plan and answers its row. */
export async function addPlan(
  db: Pick<Database, 'insert'>,
  plan: typeof plans.$inferInsert,
): Promise<typeof plans.$inferSelect> {
  const [row] = await db.insert(plans).values(plan).returning();
  if (!row) throw new Error('A plan was not inserted.');
  return row;
}
