import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { across, own } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import type { plans } from '../../db/schema/plans.ts';
import type { NewRow } from '../../db/tables.ts';
import { grantCredits } from '../credits/grant.ts';

type Plan = typeof plans.$inferSelect;

interface NewClient extends Omit<NewRow<'clients'>, 'id' | 'createdAt'> {
  plan: Plan;
  /** The plan's own number when absent. */
  credits?: number;
}

/** Adds a client with its subscription, which starts now, and the credits that come with it; answers its id. */
export async function addClient(tx: Transaction, { plan, credits, ...facts }: NewClient): Promise<string> {
  const [client] = await across(tx, 'foundation').clients.insert(facts).returning();
  if (!client) throw new Error('A client was not inserted.');
  const clientId = client.id;
  const owner = { db: tx, clientId };
  const mine = own(owner);
  const startsAt = await databaseTime(tx);
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

/** By the clock that will be asked whether a plan has begun; this program's own may be ahead of it. */
async function databaseTime(tx: Transaction): Promise<Date> {
  const now = sql`select floor(extract(epoch from now()) * 1000) as ms`;
  const [row] = await rows(tx, z.object({ ms: z.coerce.number() }), now);
  if (!row) throw new Error('The database does not know the time.');
  return new Date(row.ms);
}

function daysAfter(start: Date, days: number): Date {
  return new Date(start.getTime() + days * 86_400_000);
}
