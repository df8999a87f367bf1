import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { Runner } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import { pastTheWall } from '../../db/second-wall.ts';

type PlanRow = typeof plans.$inferSelect;

/** That a plan was not deleted. */
export const isThere = () => isNull(plans.deletedAt);

/** That a plan is sold now, whether to everybody or to whoever is on it. One that costs nothing is given, or it could be had without end. */
export const isSold = () =>
  and(isThere(), gt(plans.amount, 0), or(isNull(plans.onSaleUntil), gt(plans.onSaleUntil, sql`now()`)));

/** That a plan is offered to everybody now. */
export const isOnSale = () => and(isSold(), eq(plans.isPublic, true));

/** A plan that was not deleted, as it is sold now. */
export async function findPlan(db: Runner, id: string): Promise<PlanRow | undefined> {
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), isThere()));
  return plan;
}

/** The same, to be bought or given in this transaction: until that ends it is neither changed nor deleted. */
export async function holdPlan(tx: Transaction, id: string): Promise<PlanRow | undefined> {
  // A client's calls may read plans alone, and holding one counts as more.
  const [plan] = await pastTheWall(tx, () =>
    tx
      .select()
      .from(plans)
      .where(and(eq(plans.id, id), isThere()))
      .for('share'),
  );
  return plan;
}

/** The same, to be changed or deleted in this transaction: whoever buys it meanwhile waits. */
export async function lockPlan(tx: Transaction, id: string): Promise<PlanRow | undefined> {
  const [plan] = await tx
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), isThere()))
    .for('update');
  return plan;
}
