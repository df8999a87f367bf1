import { randomUUID } from 'node:crypto';
import type { BillingFacts, SellerFacts } from '@naksha/contract';
import { checkDigit } from '@naksha/money';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { clients } from '../src/db/schema/clients.ts';
import { payments } from '../src/db/schema/payments.ts';
import type { plans } from '../src/db/schema/plans.ts';
import { seller } from '../src/db/schema/seller.ts';
import { subscriptions } from '../src/db/schema/subscriptions.ts';
import { reckonQuote } from '../src/modules/payments/reckon-quote.ts';
import { addPlan } from '../src/modules/plans/add-plan.ts';
import { addTestClient } from './client.ts';

/** A GSTIN of a state that the check digit fits. */
export function gstinOf(stateCode: string): string {
  const fourteen = `${stateCode}AAACN1234F1Z`;
  return fourteen + checkDigit(fourteen);
}

export const sellerFacts: SellerFacts = {
  name: 'Naksha of the tests',
  address: 'Ring Road\nSurat',
  country: 'IN',
  stateCode: '24',
  gstin: gstinOf('24'),
  email: 'bills@example.in',
  series: 'NK',
  rates: { US: 500 },
  bankAccount: '001122334455',
  bankName: 'Bank of the tests',
  ifsc: 'TEST0000001',
  upiId: 'naksha@test',
};

export const buyerFacts: BillingFacts = {
  name: 'Vraj Prints',
  address: 'Sanganer\nJaipur',
  country: 'IN',
  stateCode: '08',
  gstin: null,
  lang: 'en',
};

export type PlanWishes = Partial<typeof plans.$inferInsert>;

/** A plan on sale: 1,000 rupees for 30 days and 100 credits. */
export const addSoldPlan = (db: Database, wishes: PlanWishes = {}) =>
  addPlan(db, {
    name: 'Loom',
    adminCount: 2,
    usersCount: 5,
    credits: 100,
    creditValidityDays: 30,
    subscriptionDays: 30,
    amount: 100_000,
    currency: 'INR',
    isPublic: true,
    ...wishes,
  });

/** A client whose trial is over, with the facts of its invoices. */
export async function addBuyer(db: Database, facts: BillingFacts | null = buyerFacts): Promise<string> {
  const { clientId } = await addTestClient(db, { credits: 0 });
  await db.update(clients).set({ billing: facts }).where(eq(clients.id, clientId));
  const over = { startsAt: sql`now() - interval '60 days'`, endsAt: sql`now() - interval '30 days'` };
  await db.update(subscriptions).set(over).where(eq(subscriptions.clientId, clientId));
  return clientId;
}

export const setSeller = (db: Database, facts: SellerFacts = sellerFacts) =>
  db.insert(seller).values({ facts }).onConflictDoUpdate({ target: seller.isOnly, set: { facts } });

/** A payment by transfer of a client that has said to whom its invoices are made out: begun, or sent and waiting to be verified. */
export async function addTransfer(
  db: Database,
  { clientId, planId, state }: { clientId: string; planId: string; state: 'pending' | 'verifying' },
): Promise<string> {
  const { quote, coupon: _, ...kept } = await reckonQuote({ db, clientId }, { planId });
  const { planVersion, purpose, total, currency } = quote;
  const transactionId = state === 'pending' ? null : newTransaction();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const row = { clientId, planId, planVersion, purpose, total, currency, quote, ...kept, transactionId, expiresAt };
  const [made] = await db
    .insert(payments)
    .values({ ...row, method: 'transfer', state })
    .returning({ id: payments.id });
  return made?.id ?? '';
}

/** As a bank names a transfer. */
export const newTransaction = () => `UTR${randomUUID().replaceAll('-', '').slice(0, 20)}`;
