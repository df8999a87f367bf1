import type { Database } from '../src/db/database.ts';
import { plans } from '../src/db/schema/plans.ts';
import { subscriptions } from '../src/db/schema/subscriptions.ts';

const terms = { adminCount: 0, usersCount: 0, credits: 0, creditValidityDays: 30, subscriptionDays: 30, amount: 0 };

/** Lets a client that a test made without a plan work for a month; neither seats nor credits come with it. */
export async function putOnPlan(db: Database, clientId: string): Promise<void> {
  const [plan] = await db
    .insert(plans)
    .values({ ...terms, name: 'Nothing but time', currency: 'INR' })
    .returning();
  if (!plan) throw new Error('A plan was not inserted.');
  const { id: planId, name: planName, currency } = plan;
  const startsAt = new Date(Date.now() - 60_000);
  const endsAt = new Date(Date.now() + 30 * 86_400_000);
  await db.insert(subscriptions).values({ ...terms, clientId, planId, planName, currency, startsAt, endsAt });
}
