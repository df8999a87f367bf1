import { randomUUID } from 'node:crypto';
import {
  type BillingFacts,
  type CouponFormInput,
  coupon as couponShape,
  paymentQuote,
  type SellerFacts,
  wholePayment,
} from '@naksha/contract';
import { checkDigit } from '@naksha/money';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import type { Database } from '../src/db/database.ts';
import { clients } from '../src/db/schema/clients.ts';
import { payments } from '../src/db/schema/payments.ts';
import type { plans } from '../src/db/schema/plans.ts';
import { seller } from '../src/db/schema/seller.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { subscriptions } from '../src/db/schema/subscriptions.ts';
import { users } from '../src/db/schema/users.ts';
import { checkLedger } from '../src/modules/credits/check-ledger.ts';
import { checkPayments } from '../src/modules/payments/check-payments.ts';
import { addPlan } from '../src/modules/plans/add-plan.ts';
import { hashToken, newToken } from '../src/modules/session/token.ts';
import type { Answer, TestApp } from './app.ts';
import { addTestClient } from './client.ts';
import { useTestApp } from './use-test-app.ts';

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

type PlanWishes = Partial<typeof plans.$inferInsert>;

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

export interface Basket {
  readonly planId: string;
  readonly couponCode?: string;
}
export type Buyer = Awaited<ReturnType<Till['buyer']>>;
type Till = ReturnType<typeof useTill>;

/** The program of a file of tests with a seller, a plan and a super-admin; the books agree after each test. */
export function useTill(settings?: NodeJS.ProcessEnv) {
  const app = useTestApp(settings);
  const boss = { userId: '', token: '' };
  let planId = '';
  beforeAll(async () => {
    await setSeller(app.connection.db);
    Object.assign(boss, await app.signIn({ clientId: null, role: 'superadmin' }));
    planId = (await addSoldPlan(app.connection.db)).id;
  });
  afterEach(async () => {
    const { db } = app.connection;
    expect([...(await checkLedger(db)), ...(await checkPayments(db))]).toEqual([]);
  });
  const decide = (what: string, body?: object, key?: string) =>
    app.ask(what, { token: boss.token, body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
  return {
    app,
    boss,
    decide,
    planOf: () => planId,
    soldPlan: (wishes: PlanWishes = {}) => addSoldPlan(app.connection.db, wishes),
    async coupon(wishes: Partial<CouponFormInput> = {}) {
      const code = `T${randomUUID().slice(0, 12).toUpperCase()}`;
      const form = { code, kind: 'percentage', value: 1000, startsAt: '2026-01-01T00:00:00.000Z', ...wishes };
      return couponShape.parse(bodyOf(await decide('POST /discount/create', form), 201));
    },
    /** Many clients that buy, each with an administrator, made at once. */
    async crowd(size: number) {
      const { db } = app.connection;
      const mills = Array.from({ length: size }, () => ({ name: 'One of many', billing: buyerFacts }));
      const made = await db.insert(clients).values(mills).returning({ clientId: clients.id });
      const admin = { name: 'Some Body', passwordHash: '-', role: 'admin' } as const;
      const accounts = made.map(({ clientId }) => ({ ...admin, clientId, username: `u${randomUUID()}` }));
      const people = await db.insert(users).values(accounts).returning({ userId: users.id });
      const signedIn = people.map(({ userId }) => ({ userId, token: newToken() }));
      await db.insert(sessions).values(signedIn.map(({ userId, token }) => ({ userId, tokenHash: hashToken(token) })));
      return signedIn.map((account, at) => ({ clientId: made[at]?.clientId ?? '', ...buying(app, account) }));
    },
    verify: (id: string) => decide(`POST /payments/${id}/verify`),
    /** A client that buys, with its administrator. */
    async buyer(facts: BillingFacts | null = buyerFacts) {
      const clientId = await addBuyer(app.connection.db, facts);
      return { clientId, ...buying(app, await app.signIn({ clientId, role: 'admin' })) };
    },
  };
}

/** What an administrator asks for who buys. */
export function buying(app: TestApp, { token, userId }: { token: string; userId: string }) {
  const ask = (what: string, body?: object, key?: string) =>
    app.ask(what, { token, body, ...(key !== undefined && { headers: { 'idempotency-key': key } }) });
  const quote = async (basket: Basket) => paymentQuote.parse(bodyOf(await ask('POST /payments/quote', basket)));
  const form = async (basket: Basket, method = 'transfer') => {
    const { planVersion, total } = await quote(basket);
    return { ...basket, planVersion, total, method };
  };
  const begin = async (basket: Basket, method?: string) =>
    wholePayment.parse(bodyOf(await ask('POST /payments', await form(basket, method)), 201));
  const send = (id: string, transactionId = newTransaction()) =>
    ask(`POST /payments/${id}/transaction`, { transactionId });
  return {
    token,
    userId,
    ask,
    quote,
    form,
    begin,
    send,
    /** A transfer that waits to be verified. */
    async sent(basket: Basket) {
      const { _id } = await begin(basket);
      return wholePayment.parse(bodyOf(await send(_id)));
    },
    read: async (id: string) => wholePayment.parse(bodyOf(await ask(`GET /payments/${id}`))),
  };
}

/** As a bank names a transfer. */
export const newTransaction = () => `UTR${randomUUID().replaceAll('-', '').slice(0, 20)}`;

export function bodyOf(answer: Answer, status = 200): unknown {
  expect(answer).toMatchObject({ status });
  return answer.body;
}

const refusal = z.object({ error: z.object({ code: z.string() }) });
/** Why a call was refused, or its status where it was not. */
export function codeOf({ status, body }: Answer): string | number {
  return refusal.safeParse(body).data?.error.code ?? status;
}

/** As if a payment had been begun long ago. */
export const age = (db: Database, id: string) =>
  db
    .update(payments)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(payments.id, id));
