import { and, count, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import type { ClientScope } from '../../http/scope.ts';
import { allowedAccounts } from './allowed-accounts.ts';
import { findSubscription } from './find-subscription.ts';
import { presentPlan } from './present-plan.ts';

/** The plan of the caller's client as it was bought, when it ends, and how many user accounts are in use. */
export async function getMyPlan(scope: ClientScope) {
  const subscription = await findSubscription(scope);
  const [plan] = subscription ? await scope.db.select().from(plans).where(eq(plans.id, subscription.planId)) : [];
  const { role, isActive } = fields.users;
  const [active] = await own(scope).users.pick({ users: count() }, and(eq(role, 'user'), eq(isActive, true)));
  const allowed = await allowedAccounts(scope);
  const bought = plan && subscription && { ...presentPlan(plan), ...asBought(subscription) };
  return {
    plan: bought ?? null,
    endsAt: subscription?.endsAt.toISOString() ?? null,
    users: { active: active?.users ?? 0, limit: allowed.user },
  };
}

function asBought({ planName, adminCount, usersCount }: { planName: string; adminCount: number; usersCount: number }) {
  return { name: planName, adminCount, usersCount };
}
