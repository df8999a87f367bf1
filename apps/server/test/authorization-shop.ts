import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { clients } from '../src/db/schema/clients.ts';
import { coupons } from '../src/db/schema/coupons.ts';
import { settlePayment } from '../src/modules/payments/settle-payment.ts';
import type { TestApp } from './app.ts';
import { addSoldPlan, addTransfer, buyerFacts, setSeller } from './sold.ts';

/** Somebody who sells, clients that may buy, and a plan on sale; answers its id. */
export async function setShop(db: Database, clientIds: string[]): Promise<string> {
  await setSeller(db);
  await db.update(clients).set({ billing: buyerFacts }).where(inArray(clients.id, clientIds));
  return (await addSoldPlan(db)).id;
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

interface Wanted {
  readonly clientId: string;
  readonly planId: string;
  readonly owns: 'payment' | 'sentPayment' | 'paidPayment';
}

/** A payment that was begun, one that waits to be verified, or one that is paid. */
export async function makePayment(app: TestApp, { clientId, planId, owns }: Wanted): Promise<string> {
  const { db } = app.connection;
  const state = owns === 'payment' ? 'pending' : 'verifying';
  const paymentId = await addTransfer(db, { clientId, planId, state });
  const work = { actor: { ip: null, requestId: null }, post: app.services };
  if (owns === 'paidPayment') await db.transaction((tx) => settlePayment(tx, work, { clientId, paymentId }));
  return paymentId;
}
