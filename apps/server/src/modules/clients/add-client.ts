import type { Transaction } from '../../db/database.ts';
import { across, own } from '../../db/own.ts';
import type { plans } from '../../db/schema/plans.ts';
import { grantCredits } from '../credits/grant.ts';

type Plan = typeof plans.$inferSelect;

interface NewClient {
  name: string;
  plan: Plan;
  /** The plan's own number when absent. */
  credits?: number;
  hasUserAccess?: boolean;
}

/** Adds a client with its subscription, which starts now, and the credits that come with it; answers its id. */
export async function addClient(tx: Transaction, { name, plan, credits, hasUserAccess }: NewClient): Promise<string> {
  const [client] = await across(tx, 'foundation').clients.insert({ name, hasUserAccess }).returning();
  if (!client) throw new Error('A client was not inserted.');
  const clientId = client.id;
  const owner = { db: tx, clientId };
  const mine = own(owner);
  const startsAt = new Date();
  await mine.subscriptions.insert({
    planId: plan.id,
    planName: plan.name,
    adminCount: plan.adminCount,
    usersCount: plan.usersCount,
    startsAt,
    endsAt: daysAfter(startsAt, plan.subscriptionDays),
  });
  await mine.ledgerAccounts.insert({});
  const amount = credits ?? plan.credits;
  const expiresAt = daysAfter(startsAt, plan.creditValidityDays);
  if (amount > 0) await grantCredits(owner, { amount, expiresAt, reason: plan.name });
  return clientId;
}

function daysAfter(start: Date, days: number): Date {
  return new Date(start.getTime() + days * 86_400_000);
}
