import type { PlanTerms } from '@naksha/contract';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { grantCredits } from '../credits/grant.ts';
import { type Actor, logAction } from '../logs/log-action.ts';

interface Start {
  /** What was bought; it is copied whole, and the plan is not asked again. */
  readonly terms: PlanTerms;
  readonly planId: string;
  readonly planVersion: number;
  readonly startsAt: Date;
  /** What comes with it in all: those of the terms, and those that a coupon adds. */
  readonly credits: number;
  /** What it was paid with; absent where an operator gives it. */
  readonly paymentId?: string;
  /** Stands beside the credits in the ledger. */
  readonly reason: string;
  /** Who is named in the log. */
  readonly by: Actor;
}

const dayMs = 86_400_000;

/**
 * Puts a client on what it bought, in the caller's transaction, and grants the credits that come with it: at once, also where it follows a
 * plan that still runs, for they are paid. Their days count from its start.
 */
export async function startSubscription(owner: Owner, start: Start): Promise<Row<'subscriptions'>> {
  const { terms, planId, planVersion, startsAt, credits, paymentId, reason, by } = start;
  const { name: planName, ...bought } = terms;
  const endsAt = new Date(startsAt.getTime() + terms.subscriptionDays * dayMs);
  const [subscription] = await own(owner)
    .subscriptions.insert({ ...bought, planName, planId, planVersion, paymentId: paymentId ?? null, startsAt, endsAt })
    .returning();
  if (!subscription) throw new Error('A subscription was not inserted.');
  const expiresAt = new Date(startsAt.getTime() + terms.creditValidityDays * dayMs);
  if (credits > 0) await grantCredits(owner, { amount: credits, expiresAt, reason, subscriptionId: subscription.id });
  const about = { plan: planName, credits, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
  await logAction(owner.db, { ...by, clientId: owner.clientId }, 'plan.started', planId, about);
  return subscription;
}
