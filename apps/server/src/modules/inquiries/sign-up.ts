import type { SignUpForm } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { plans } from '../../db/schema/plans.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import { AppError } from '../../http/app-error.ts';
import type { PublicScope } from '../../http/scope.ts';
import { getSite } from '../site/get-site.ts';
import { senderOf } from './sender-of.ts';

/**
 * Takes the request of a company that wants to become a client. Who asks again while it waits to be decided on has changed their mind: one
 * request with the later words and date. What a program filled in is answered alike and dropped.
 */
export async function signUp({ db, services }: PublicScope, form: SignUpForm): Promise<{ success: true }> {
  const { companyName, name, email, phone, planId, isTrial, lang, ...trap } = form;
  await db.transaction(async (tx) => {
    await refuseWhatIsNotOffered(tx, form);
    const sender = senderOf(services.links, trap);
    if (sender === 'program') return;
    await oneAtATime(tx, `sign-up ${email.toLowerCase()}`);
    const isWaiting = and(eq(sql`lower(${signUps.email})`, email.toLowerCase()), eq(signUps.status, 'new'));
    const said = { companyName, name, email, phone, planId: planId ?? null, isTrial, lang };
    const facts = { ...said, viaForm: sender === 'person', createdAt: sql`now()` };
    const again = await tx.update(signUps).set(facts).where(isWaiting).returning({ id: signUps.id });
    if (again.length === 0) await tx.insert(signUps).values(facts);
  });
  return { success: true };
}

async function refuseWhatIsNotOffered(tx: Transaction, { planId, isTrial }: SignUpForm): Promise<void> {
  if (planId !== undefined) {
    const isOffered = and(eq(plans.id, planId), eq(plans.isPublic, true));
    const [plan] = await tx.select({ id: plans.id }).from(plans).where(isOffered);
    if (!plan) throw new AppError('plan_unknown', { field: 'planId' });
  }
  if (isTrial && (await getSite({ db: tx })).trial === null) {
    throw new AppError('trial_not_offered', { field: 'isTrial' });
  }
}
