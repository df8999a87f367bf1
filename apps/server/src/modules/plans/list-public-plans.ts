import type { PublicPlan } from '@naksha/contract';
import { asc } from 'drizzle-orm';
import { plans } from '../../db/schema/plans.ts';
import type { PublicScope } from '../../http/scope.ts';
import { isOnSale } from './find-plan.ts';
import { presentPlan } from './present-plan.ts';

/** The plans on offer, of each currency the cheapest first. */
export async function listPublicPlans({ db, services }: PublicScope): Promise<{ data: PublicPlan[] }> {
  const found = await db
    .select()
    .from(plans)
    .where(isOnSale())
    .orderBy(asc(plans.currency), asc(plans.amount), asc(plans.id));
  return { data: found.map((row) => presentPlan(row, services.links)) };
}
