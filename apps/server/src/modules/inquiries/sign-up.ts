import { isDeepStrictEqual } from 'node:util';
import { type LaterSignUp, limits, type SignUpForm } from '@naksha/contract';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { plans } from '../../db/schema/plans.ts';
import { signUps } from '../../db/schema/sign-ups.ts';
import { AppError } from '../../http/app-error.ts';
import type { PublicScope } from '../../http/scope.ts';
import { isOnSale } from '../plans/find-plan.ts';
import { getSite } from '../site/get-site.ts';
import { dropOldCalls } from './drop-old-calls.ts';
import { senderOf } from './sender-of.ts';
import { useStamp } from './use-stamp.ts';

/**
 * Takes the request of a company that wants to become a client. No one has shown yet that the address is theirs: who asks again with that of
 * a request that waits changes nothing of it, and is kept beside it. What a program filled in is answered alike and dropped.
 */
export async function signUp({ db, services }: PublicScope, form: SignUpForm): Promise<{ success: true }> {
  const { companyName, name, email, phone, planId, isTrial, lang, ...trap } = form;
  await db.transaction(async (tx) => {
    await refuseWhatIsNotOffered(tx, form);
    const sender = senderOf(services.links, trap);
    if (sender === 'program') return;
    await oneAtATime(tx, `sign-up ${email.toLowerCase()}`);
    const said = { companyName, name, email, phone, planId: planId ?? null, isTrial, lang };
    const viaForm = sender === 'person' && (await useStamp(tx, services.links, trap.stamp));
    const isWaiting = and(eq(sql`lower(${signUps.email})`, email.toLowerCase()), eq(signUps.status, 'new'));
    const waiting = await tx.select().from(signUps).where(isWaiting).orderBy(desc(signUps.viaForm)).for('update');
    const [seen] = waiting;
    if (seen && sender === 'person' && !viaForm && isKept(seen, await differences(tx, seen, said))) return;
    // What a program sends with the address of somebody stands beside nothing that they send.
    const first = waiting.find((row) => row.viaForm === viaForm);
    if (first) {
      const differs = await differences(tx, first, said);
      await keepBeside(tx, first, { at: new Date().toISOString(), viaForm, differs });
      return;
    }
    await tx.insert(signUps).values({ ...said, viaForm });
    if (!viaForm) await dropOldCalls(tx, signUps);
  });
  return { success: true };
}

type Row = typeof signUps.$inferSelect;
type Said = Pick<Row, 'companyName' | 'name' | 'email' | 'phone' | 'planId' | 'isTrial' | 'lang'>;

function isKept({ later }: Row, differs: LaterSignUp['differs']): boolean {
  return [{}, ...later.map((request) => request.differs)].some((kept) => isDeepStrictEqual(kept, differs));
}

/** A request in the same words is kept once, with the later time. */
async function keepBeside(tx: Transaction, { id, later }: Row, request: LaterSignUp): Promise<void> {
  const others = later.filter(({ differs }) => !isDeepStrictEqual(differs, request.differs));
  const kept = [...others, request].slice(-limits.laterSignUps);
  await tx.update(signUps).set({ later: kept }).where(eq(signUps.id, id));
}

/** What is not as the first said it; a plan by its name, which outlives it. */
async function differences(tx: Transaction, first: Row, { planId, ...said }: Said): Promise<LaterSignUp['differs']> {
  const [plan] = planId === null ? [] : await tx.select({ name: plans.name }).from(plans).where(eq(plans.id, planId));
  return {
    ...(said.companyName !== first.companyName && { companyName: said.companyName }),
    ...(said.name !== first.name && { name: said.name }),
    ...(said.email !== first.email && { email: said.email }),
    ...(said.phone !== first.phone && { phone: said.phone }),
    ...(planId !== first.planId && { plan: plan?.name ?? null }),
    ...(said.isTrial !== first.isTrial && { isTrial: said.isTrial }),
    ...(said.lang !== first.lang && { lang: said.lang }),
  };
}

async function refuseWhatIsNotOffered(tx: Transaction, { planId, isTrial }: SignUpForm): Promise<void> {
  if (planId !== undefined) {
    const isOffered = and(eq(plans.id, planId), isOnSale());
    const [plan] = await tx.select({ id: plans.id }).from(plans).where(isOffered);
    if (!plan) throw new AppError('plan_unknown', { field: 'planId' });
  }
  if (isTrial && (await getSite({ db: tx })).trial === null) {
    throw new AppError('trial_not_offered', { field: 'isTrial' });
  }
}
