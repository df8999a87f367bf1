import { randomUUID } from 'node:crypto';
import {
  type BillingFacts,
  type CouponFormInput,
  coupon as couponShape,
  paymentQuote,
  wholePayment,
} from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import type { Database } from '../src/db/database.ts';
import { clients } from '../src/db/schema/clients.ts';
import { payments } from '../src/db/schema/payments.ts';
import { sessions } from '../src/db/schema/sessions.ts';
import { users } from '../src/db/schema/users.ts';
import { checkLedger } from '../src/modules/credits/check-ledger.ts';
import { checkPayments } from '../src/modules/payments/check-payments.ts';
import { hashToken, newToken } from '../src/modules/session/token.ts';
import type { Answer, TestApp } from './app.ts';
import { addBuyer, addSoldPlan, buyerFacts, newTransaction, type PlanWishes, setSeller } from './sold.ts';
import { useTestApp } from './use-test-app.ts';

export interface Basket {
  readonly planId: string;
  readonly couponCode?: string;
}
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

/** What an administrator asks for whoever buys. */
function buying(app: TestApp, { token, userId }: { token: string; userId: string }) {
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

function bodyOf(answer: Answer, status = 200): unknown {
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
  db.update(payments).set({ expiresAt: sql`now() - interval '1 second'` }).where(eq(payments.id, id));
