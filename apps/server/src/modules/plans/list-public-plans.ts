import type { PublicPlan } from '@naksha/contract';
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { plans } from '../../db/schema/plans.ts';
import type { PublicScope } from '../../http/scope.ts';
import { presentPlan } from './present-plan.ts';

/** That a plan is offered to everybody now. */
export const isOnSale = () =>
  and(eq(plans.isPublic, true), or(isNull(plans.onSaleUntil), gt(plans.onSaleUntil, sql`now()`)));

/** The plans on offer, the cheapest first. */
export async function listPublicPlans({ db, services }: PublicScope): Promise<{ data: PublicPlan[] }> {
  const found = await db.select().from(plans).where(isOnSale()).orderBy(asc(plans.amount), asc(plans.id));
  return { data: found.map((row) => presentPlan(row, services.links)) };
}
