import type { AnyPlan } from '@naksha/contract';
import { asc } from 'drizzle-orm';
import { plans } from '../../db/schema/plans.ts';
import type { SuperScope } from '../../http/scope.ts';
import { countSubscribers } from './count-subscribers.ts';
import { isThere } from './find-plan.ts';
import { presentAnyPlan } from './present-plan.ts';

/** Every plan that a client can be put on, by name. */
export async function listPlans({ db, services }: SuperScope): Promise<{ data: AnyPlan[] }> {
  const found = await db.select().from(plans).where(isThere()).orderBy(asc(plans.name), asc(plans.id));
  const subscribed = await countSubscribers(
    db,
    found.map(({ id }) => id),
  );
  return { data: found.map((row) => presentAnyPlan(row, services.links, subscribed.get(row.id))) };
}
