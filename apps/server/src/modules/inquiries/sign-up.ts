import type { SignUpForm } from '@naksha/contract';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { plans } from '../../db/schema/plans.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import { AppError } from '../../http/app-error.ts';
import type { PublicScope } from '../../http/scope.ts';
import { getSite } from '../site/get-site.ts';
import { senderOf } from './sender-of.ts';

/** Who sends the same words once more within this time has pressed twice. */
const sameWithin = sql`interval '10 minutes'`;

/** Takes the request of a company that wants to become a client. What a program filled in is answered alike and dropped. */
export async function signUp({ db, services }: PublicScope, form: SignUpForm): Promise<{ success: true }> {
  const { companyName, name, email, phone, planId, isTrial, lang, ...trap } = form;
  await db.transaction(async (tx) => {
    await refuseWhatIsNotOffered(tx, form);
    const sender = senderOf(services.links, trap);
    if (sender === 'program') return;
    await oneAtATime(tx, `sign-up ${email.toLowerCase()}`);
    const isSame = and(
      eq(sql`lower(${signUps.email})`, email.toLowerCase()),
      eq(signUps.companyName, companyName),
      eq(signUps.name, name),
      eq(signUps.status, 'new'),
      gt(signUps.createdAt, sql`now() - ${sameWithin}`),
    );
    const facts = { companyName, name, email, phone, planId: planId ?? null, isTrial, lang };
    const again = await tx.update(signUps).set(facts).where(isSame).returning({ id: signUps.id });
    if (again.length === 0) await tx.insert(signUps).values({ ...facts, viaForm: sender === 'person' });
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
