import { isDeepStrictEqual } from 'node:util';
import type { CurrentPlan } from '@naksha/contract';
import { and, asc, count, eq, gt, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import type { Row } from '../../db/tables.ts';
import type { ClientScope } from '../../http/scope.ts';
import { forecastCredits } from '../credits/forecast-credits.ts';
import { storedRoomOf } from '../files/stored-room-of.ts';
import { allowedAccounts } from '../subscriptions/allowed-accounts.ts';
import { boughtTerms } from '../subscriptions/bought-terms.ts';
import { planStateOf } from '../subscriptions/plan-state-of.ts';
import { findPlan, isSold } from './find-plan.ts';
import { presentPlan } from './present-plan.ts';
import { termsOfPlan } from './terms-of-plan.ts';

/** The plan of the caller's client as it was bought, beside how it is sold today, with what follows it and how far the credits reach. */
export async function getMyPlan(scope: ClientScope): Promise<CurrentPlan> {
  const { state, subscription, graceEndsAt } = await planStateOf(scope);
  const next = await findNext(scope);
  return {
    plan: subscription
      ? { ...boughtTerms(subscription), _id: subscription.planId, version: subscription.planVersion }
      : null,
    state,
    startsAt: subscription?.startsAt.toISOString() ?? null,
    endsAt: subscription?.endsAt.toISOString() ?? null,
    graceEndsAt: graceEndsAt?.toISOString() ?? null,
    next: next
      ? { ...boughtTerms(next), startsAt: next.startsAt.toISOString(), endsAt: next.endsAt.toISOString() }
      : null,
    today: await termsToday(scope, subscription),
    renewable: await findRenewable(scope, subscription),
    ...(await countSeats(scope)),
    isPaid: subscription !== undefined && subscription.paymentId !== null,
    storage: await storedRoomOf(scope),
    forecast: await forecastCredits(scope),
  };
}

/** What was bought to follow: the first that is still to begin. */
async function findNext(scope: ClientScope): Promise<Row<'subscriptions'> | undefined> {
  const { startsAt } = fields.subscriptions;
  const [next] = await own(scope).subscriptions.where(gt(startsAt, sql`now()`)).orderBy(asc(startsAt)).limit(1);
  return next;
}

/** How the plan is sold now, where that is not what was bought. */
async function termsToday({ db }: ClientScope, subscription: Row<'subscriptions'> | undefined) {
  if (!subscription) return null;
  const plan = await findPlan(db, subscription.planId);
  if (!plan) return null;
  const today = termsOfPlan(plan);
  return isDeepStrictEqual(today, boughtTerms(subscription)) ? null : today;
}

/** Its own plan as it is sold now, where it stands on no page because it was made for few. */
async function findRenewable({ db, services }: ClientScope, subscription: Row<'subscriptions'> | undefined) {
  if (!subscription) return null;
  const isOwn = and(eq(plans.id, subscription.planId), eq(plans.isPublic, false), isSold());
  const [plan] = await db.select().from(plans).where(isOwn);
  return plan ? presentPlan(plan, services.links) : null;
}

async function countSeats(scope: ClientScope) {
  const { role, isActive } = fields.users;
  const active = async (of: 'user' | 'admin') => {
    const [found] = await own(scope).users.pick({ accounts: count() }, and(eq(role, of), eq(isActive, true)));
    return found?.accounts ?? 0;
  };
  const allowed = await allowedAccounts(scope);
  return {
    users: { active: await active('user'), limit: allowed.user },
    admins: { active: await active('admin'), limit: allowed.admin },
    accountLimit: allowed.accountLimit,
  };
}
