import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { eq, inArray } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { Database } from '../src/db/database.ts';
import { apiKeys } from '../src/db/schema/api-keys.ts';
import { clients } from '../src/db/schema/clients.ts';
import { coupons } from '../src/db/schema/coupons.ts';
import { operationCosts } from '../src/db/schema/operation-costs.ts';
import { payments } from '../src/db/schema/payments.ts';
import { commissions, resellers } from '../src/db/schema/resellers.ts';
import { subscriptions } from '../src/db/schema/subscriptions.ts';
import { settlePayment } from '../src/modules/payments/settle-payment.ts';
import { settleRefund } from '../src/modules/payments/settle-refund.ts';
import { addPlan } from '../src/modules/plans/add-plan.ts';
import { pictureKeys } from '../src/modules/plans/picture-link.ts';
import { hashToken, newToken } from '../src/modules/session/token.ts';
import type { TestApp } from './app.ts';
import { onePixel } from './engines.ts';
import { addSoldPlan, addTransfer, buyerFacts, setSeller } from './sold.ts';

/** Somebody who sells, clients that may buy, and a plan on sale; answers its id. */
export async function setShop(db: Database, clientIds: string[]): Promise<string> {
  await setSeller(db);
  await db.update(clients).set({ billing: buyerFacts }).where(inArray(clients.id, clientIds));
  // A client that buys it meanwhile still has room for everybody that is added.
  return (await addSoldPlan(db, { usersCount: 10_000, adminCount: 10_000 })).id;
}

export async function makeCoupon(db: Database): Promise<string> {
  const coupon = {
    code: `C${randomUUID().slice(0, 8)}`,
    kind: 'percentage',
    value: 500,
    startsAt: new Date(),
  } as const;
  const [made] = await db.insert(coupons).values(coupon).returning({ id: coupons.id });
  return made?.id ?? '';
}

/** One that has not begun. */
export async function makeCost(db: Database): Promise<string> {
  const startsAt = new Date(Date.now() + 86_400_000);
  const cost = { operation: randomUUID(), engine: 'model', amount: 5, currency: 'INR', startsAt } as const;
  const [made] = await db.insert(operationCosts).values(cost).returning({ id: operationCosts.id });
  return made?.id ?? '';
}

interface Wanted {
  readonly clientId: string;
  readonly planId: string;
  readonly owns: 'payment' | 'sentPayment' | 'paidPayment' | 'returnedPayment';
}

/** A payment that was begun, one that waits to be verified, one that is paid, or one that went back whole. */
export async function makePayment(app: TestApp, { clientId, planId, owns }: Wanted): Promise<string> {
  const { db } = app.connection;
  const state = owns === 'payment' ? 'pending' : 'verifying';
  const paymentId = await addTransfer(db, { clientId, planId, state });
  const work = { actor: { ip: null, requestId: null }, post: app.services };
  const isPaid = owns === 'paidPayment' || owns === 'returnedPayment';
  if (isPaid) await db.transaction((tx) => settlePayment(tx, work, { clientId, paymentId }));
  if (owns === 'returnedPayment') {
    const [paid] = await db.select({ amount: payments.total }).from(payments).where(eq(payments.id, paymentId));
    const returned = { clientId, paymentId, providerRefundId: paymentId, amount: paid?.amount ?? 0, reason: 'Over.' };
    await db.transaction((tx) => settleRefund(tx, work, returned));
  }
  return paymentId;
}

export async function makeReseller(db: Database, isOwed: boolean): Promise<string> {
  const reseller = { name: `Soft ${randomUUID()}`, commissionBasisPoints: 1000 };
  const [made] = await db.insert(resellers).values(reseller).returning({ id: resellers.id });
  const resellerId = made?.id ?? '';
  const earned = { resellerId, kind: 'earned', amount: 100, currency: 'INR' } as const;
  if (isOwed) await db.insert(commissions).values(earned);
  return resellerId;
}

/** A plan that a client has had and that no one is on now. */
export async function makePlan(db: Database, clientId: string): Promise<string> {
  const terms = { adminCount: 1, usersCount: 2, credits: 0, creditValidityDays: 30, subscriptionDays: 30, amount: 0 };
  const plan = await addPlan(db, { ...terms, name: `Plan ${randomUUID()}`, currency: 'INR' });
  const [startsAt, endsAt] = [new Date(0), new Date(1)];
  const { id: planId, name: planName, currency } = plan;
  await db.insert(subscriptions).values({ ...terms, clientId, planId, planName, currency, startsAt, endsAt });
  return planId;
}

export async function makePlanPicture({ connection: { db }, services }: TestApp): Promise<string> {
  const id = newId();
  const key = pictureKeys['image/png'](id);
  await services.storage.put(key, Readable.from([onePixel]));
  const terms = { adminCount: 1, usersCount: 2, credits: 0, creditValidityDays: 30, subscriptionDays: 30, amount: 0 };
  await addPlan(db, { ...terms, name: `Plan ${id}`, currency: 'INR', pictures: [key] });
  return id;
}

export async function makeApiKey(db: Database, clientId: string): Promise<string> {
  const key = { clientId, name: 'Their machine', keyHash: hashToken(newToken()), revokedAt: new Date() };
  const [made] = await db.insert(apiKeys).values(key).returning({ id: apiKeys.id });
  return made?.id ?? '';
}
