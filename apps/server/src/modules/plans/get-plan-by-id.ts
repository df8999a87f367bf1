import type { AnyPlan, PublicPlan } from '@naksha/contract';
import { and, eq, exists, or } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { countSubscribers } from './count-subscribers.ts';
import { findPlan, isOnSale, isThere } from './find-plan.ts';
import { presentAnyPlan, presentPlan } from './present-plan.ts';

/** A plan as it is sold now: any to a super-admin, to an administrator one that is on offer or that their client has had. */
export async function getPlanById(
  scope: ClientScope | SuperScope,
  { id }: { id: string },
): Promise<AnyPlan | PublicPlan> {
  const { db, services } = scope;
  if (scope.kind === 'super') {
    const plan = await findPlan(db, id);
    if (!plan) throw new AppError('not_found');
    return presentAnyPlan(plan, services.links, (await countSubscribers(db, [id])).get(id));
  }
  const { subscriptions } = fields;
  const isOwn = exists(own(scope).subscriptions.pick({ id: subscriptions.id }, eq(subscriptions.planId, id)));
  const [plan] = await db
    .select()
    .from(plans)
    .where(and(eq(plans.id, id), or(isOnSale(), and(isThere(), isOwn))));
  if (!plan) throw new AppError('not_found');
  return presentPlan(plan, services.links);
}
