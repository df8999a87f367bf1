import type { PlanTerms } from '@naksha/contract';
import type { Transaction } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import { across, own } from '../../db/own.ts';
import type { plans } from '../../db/schema/plans.ts';
import type { NewRow } from '../../db/tables.ts';
import type { Actor } from '../logs/log-action.ts';
import { termsOfPlan } from '../plans/terms-of-plan.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';

interface NewClient extends Omit<NewRow<'clients'>, 'id' | 'createdAt'> {
  readonly plan: typeof plans.$inferSelect;
  /** What of the plan's terms is otherwise for this client. */
  readonly terms?: Partial<PlanTerms>;
  readonly by: Actor;
}

/** Adds a client with its subscription, which starts now, and the credits that come with it; answers its id. */
export async function addClient(tx: Transaction, { plan, terms: others, by, ...facts }: NewClient): Promise<string> {
  const [client] = await across(tx, 'foundation').clients.insert(facts).returning();
  if (!client) throw new Error('A client was not inserted.');
  const owner = { db: tx, clientId: client.id };
  await own(owner).ledgerAccounts.insert({});
  const terms = { ...termsOfPlan(plan), ...others };
  const start = { terms, planId: plan.id, planVersion: plan.version, startsAt: await databaseTime(tx) };
  await startSubscription(owner, { ...start, credits: terms.credits, reason: terms.name, by });
  return client.id;
}
