import { and, count, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { lockPlan } from './find-plan.ts';
import { planFacts } from './plan-facts.ts';

const { clients, payments, subscriptions } = fields;

/** Takes a plan away; refused while anybody is on it, will be, or pays for it. */
export async function deletePlan(scope: SuperScope, { id }: { id: string }): Promise<{ success: true }> {
  const { storage } = scope.services;
  const gone = await scope.db.transaction(async (tx) => {
    const plan = await lockPlan(tx, id);
    if (!plan) throw new AppError('not_found');
    const users = await countUsers(tx, id);
    if (users > 0) throw new AppError('plan_in_use', { params: { count: users } });
    await tx.update(plans).set({ deletedAt: sql`now()`, pictures: [] }).where(eq(plans.id, id));
    await logAction(tx, scope, 'plan.deleted', id, { name: plan.name }, { before: planFacts(plan), after: null });
    return plan;
  });
  for (const key of gone.pictures) await storage.remove(key);
  return { success: true };
}

/** The clients that are on a plan, will be, or pay for it. Its row is locked: no other can begin meanwhile. */
async function countUsers(tx: Transaction, planId: string): Promise<number> {
  const everybody = across(tx, 'superAdmin');
  const isBound = and(eq(subscriptions.planId, planId), gt(subscriptions.endsAt, sql`now()`));
  const isPayable = or(
    eq(payments.state, 'verifying'),
    and(eq(payments.state, 'pending'), gt(payments.expiresAt, sql`now()`)),
  );
  const isUser = or(
    inArray(clients.id, everybody.subscriptions.pick({ id: subscriptions.clientId }, isBound)),
    inArray(
      clients.id,
      everybody.payments.pick({ id: payments.clientId }, and(eq(payments.planId, planId), isPayable)),
    ),
  );
  const [found] = await everybody.clients.pick({ count: count() }, isUser);
  return found?.count ?? 0;
}
