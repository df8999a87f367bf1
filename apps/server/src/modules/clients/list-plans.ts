import { asc } from 'drizzle-orm';
import { plans } from '../../db/schema/plans.ts';
import type { SuperScope } from '../../http/scope.ts';
import { presentPlan } from './present-plan.ts';

/** Every plan that a client can be put on, by name. */
export async function listPlans(scope: SuperScope) {
  const found = await scope.db.select().from(plans).orderBy(asc(plans.name), asc(plans.id));
  return { data: found.map((row) => ({ ...presentPlan(row), isPublic: row.isPublic })) };
}
