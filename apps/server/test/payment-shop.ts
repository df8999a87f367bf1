import { randomUUID } from 'node:crypto';
import { type Provider, type WholePayment, wholePayment } from '@naksha/contract';
import { addPlan } from '../src/modules/plans/add-plan.ts';
import type { TestApp } from './app.ts';
import { addTestClient } from './client.ts';
import type { PaymentDouble, SentEvent } from './payment-double.ts';

const seller = {
  ...{ name: 'Naksha Looms', address: 'Chowk, Varanasi', country: 'IN', stateCode: '09', gstin: null, email: '' },
  ...{ series: 'NK', rates: {}, bankAccount: '', bankName: '', ifsc: '', upiId: '' },
};
const buyer = { name: 'A mill', address: 'Ring Road, Surat', country: 'IN', stateCode: '24', gstin: null, lang: 'en' };

interface Buyer {
  readonly clientId: string;
  readonly token: string;
}

/** Somebody sells a plan here, and administrators of clients of their own buy it. */
export async function openShop(app: TestApp) {
  const { db } = app.connection;
  const { token: superToken } = await app.signIn({ clientId: null, role: 'superadmin' });
  const isSet = await app.ask('PUT /seller', { token: superToken, body: seller });
  if (isSet.status !== 200) throw new Error(`Who sells was not set: ${JSON.stringify(isSet.body)}`);
  const terms = { adminCount: 2, usersCount: 9, credits: 500, creditValidityDays: 365, subscriptionDays: 365 };
  const name = `Mill ${randomUUID().slice(0, 8)}`;
  const { id: planId } = await addPlan(db, { ...terms, name, amount: 49_999_00, currency: 'INR', isPublic: true });
  const begin = async ({ token }: Buyer, method: Provider) => {
    const quoted = await app.ask('POST /payments/quote', { token, body: { planId } });
    const { total, planVersion } = wholePayment.shape.quote.parse(quoted.body);
    const headers = { 'idempotency-key': randomUUID() };
    return app.ask('POST /payments', { token, headers, body: { planId, method, planVersion, total } });
  };
  return {
    planId,
    superToken,
    async buyer(): Promise<Buyer> {
      const { clientId } = await addTestClient(db, { credits: 0 });
      const { token } = await app.signIn({ clientId, role: 'admin' });
      const isKnown = await app.ask('PUT /client/billing-facts', { token, body: buyer });
      if (isKnown.status !== 200) throw new Error(`The buyer was not set: ${JSON.stringify(isKnown.body)}`);
      return { clientId, token };
    },
    /** Answers whatever comes. */
    begin,
    /** A payment that waits to be made, with its order there. */
    async order(buyer: Buyer, double: PaymentDouble): Promise<{ payment: WholePayment; orderId: string }> {
      const { status, body } = await begin(buyer, double.name);
      if (status !== 201) throw new Error(`No payment was begun: ${JSON.stringify(body)}`);
      const payment = wholePayment.parse(body);
      const orderId = [...double.orders].find(([, order]) => order.reference === payment._id)?.[0];
      if (orderId === undefined) throw new Error('There is no order.');
      return { payment, orderId };
    },
    async look({ token }: { token: string }, id: string): Promise<WholePayment> {
      const { body } = await app.ask(`GET /payments/${id}`, { token });
      return wholePayment.parse(body);
    },
    /** Sends an event as its provider would, to this process or to another one. */
    hear: ({ path, body, headers }: SentEvent, to: Pick<TestApp, 'ask'> = app) =>
      to.ask(`POST ${path}`, { body, headers }),
  };
}

export type Shop = Awaited<ReturnType<typeof openShop>>;
