import { and, count, eq } from 'drizzle-orm';
import { plans } from '../../db/schema/plans.ts';
import { users } from '../../db/schema/users.ts';
import type { ClientScope } from '../../http/scope.ts';
import { allowedAccounts } from './allowed-accounts.ts';
import { findSubscription } from './find-subscription.ts';
import { presentPlan } from './present-plan.ts';

/** The plan of the caller's client as it was bought, when it ends, and how many user accounts are in use. */
export async function getMyPlan(scope: ClientScope) {
  const subscription = await findSubscription(scope.db, scope.clientId);
  const [plan] = subscription ? await scope.db.select().from(plans).where(eq(plans.id, subscription.planId)) : [];
  const isActiveUser = and(eq(users.clientId, scope.clientId), eq(users.role, 'user'), eq(users.isActive, true));
  const [active] = await scope.db.select({ users: count() }).from(users).where(isActiveUser);
  const allowed = await allowedAccounts(scope.db, scope.clientId);
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
