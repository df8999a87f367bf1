import type { PublicPlan } from '@naksha/contract';
import { asc, eq } from 'drizzle-orm';
import { plans } from '../../db/schema/plans.ts';
import type { PublicScope } from '../../http/scope.ts';
import { presentPlan } from './present-plan.ts';

/** The plans on offer, the cheapest first. */
export async function listPublicPlans(scope: PublicScope): Promise<{ data: PublicPlan[] }> {
  const found = await scope.db
    .select()
    .from(plans)
    .where(eq(plans.isPublic, true))
    .orderBy(asc(plans.amount), asc(plans.id));
  return { data: found.map(presentPlan) };
}
