import { and, count, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import type { ClientScope } from '../../http/scope.ts';
import { allowedAccounts } from '../subscriptions/allowed-accounts.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';
import { presentPlan } from './present-plan.ts';

/** The plan of the caller's client as it was bought, when it ends, and how many accounts are in use. */
export async function getMyPlan(scope: ClientScope) {
  const subscription = await findSubscription(scope);
  const [plan] = subscription ? await scope.db.select().from(plans).where(eq(plans.id, subscription.planId)) : [];
  const { role, isActive } = fields.users;
  const active = async (of: 'user' | 'admin') => {
    const [found] = await own(scope).users.pick({ accounts: count() }, and(eq(role, of), eq(isActive, true)));
    return found?.accounts ?? 0;
  };
  const allowed = await allowedAccounts(scope);
  const bought = plan && subscription && { ...presentPlan(plan), ...asBought(subscription) };
  return {
    plan: bought ?? null,
    endsAt: subscription?.endsAt.toISOString() ?? null,
    users: { active: await active('user'), limit: allowed.user },
    admins: { active: await active('admin'), limit: allowed.admin },
  };
}

function asBought({ planName, adminCount, usersCount }: { planName: string; adminCount: number; usersCount: number }) {
  return { name: planName, adminCount, usersCount };
}
