import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { openTestDatabase } from '../../../../test/database.ts';
import type { SentEvent } from '../../../../test/payment-double.ts';
import { openShop, type Shop } from '../../../../test/payment-shop.ts';
import { useProviders } from '../../../../test/use-providers.ts';
import type { Connection } from '../../../db/database.ts';
import { rows } from '../../../db/rows.ts';
import { payments, providerEvents } from '../../../db/schema/payments.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { checkPayments } from '../check-payments.ts';
import { sweepPayments } from '../sweep-payments.ts';

/** Events of which each comes five times; a release is tested with a thousand. */
const events = Number(process.env.NAKSHA_WEBHOOKS ?? 100);
const kindsPerPayment = 4;
const repeats = 5;
const senders = 12;

const doubles = useProviders();
let connection: Connection;
let instances: TestApp[];
let shop: Shop;
beforeAll(async () => {
  const settings = {
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...doubles('razorpay').settings,
    ...doubles('stripe').settings,
  };
  connection = await openTestDatabase();
  instances = [];
  for (let count = 0; count < 2; count++) instances.push(await openTestApp(settings, { shared: connection }));
  const [first] = instances;
  if (first) shop = await openShop(first);
});
afterAll(async () => {
  for (const app of instances) await app.close();
  await connection.close();
  expect(instances.flatMap(({ errors }) => errors)).toEqual([]);
});

test('events that come five times each, shuffled, late and among forged ones, to two processes, have one effect each', async () => {
  const { db } = connection;
  const signed: SentEvent[] = [];
  const forged: SentEvent[] = [];
  const back = 10_00;
  for (let count = 0; count < events / kindsPerPayment; count++) {
    const double = doubles(count % 2 === 0 ? 'razorpay' : 'stripe');
    const { payment, orderId } = await shop.order(await shop.buyer(), double);
    signed.push(double.pay(orderId), double.refund(orderId, { amount: back, state: 'done' }));
    signed.push(double.refund(orderId, { amount: back, state: 'failed' }), double.expire(orderId));
    forged.push(double.pay(orderId, { secret: 'whsec_forged' }), double.pay(orderId, { isLive: true }));
    // The money of some comes days after they could be paid.
    if (count % 3 === 0) {
      const days = sql`now() - interval '3 days'`;
      await db.update(payments).set({ expiresAt: days }).where(eq(payments.id, payment._id));
    }
  }
  await sweepPayments(db);
  const line = shuffled([...Array.from({ length: repeats }, () => signed).flat(), ...forged], 20_261_126);
  const answers = new Map<number, number>();
  const send = async () => {
    for (let event = line.pop(); event !== undefined; event = line.pop()) {
      const to = instances[line.length % instances.length] ?? instances[0];
      const { status, headers } = await shop.hear(event, to);
      answers.set(status, (answers.get(status) ?? 0) + 1);
      // What is to come again does, when it may.
      if (status === 503 || status === 429) line.unshift(event);
      if (status === 429) await sleep(Number(headers.get('retry-after')) * 1000);
    }
  };
  await Promise.all(Array.from({ length: senders }, send));

  expect(answers.get(200)).toBe(signed.length * repeats);
  expect(answers.get(400)).toBe(forged.length);
  expect([...answers.keys()].filter((status) => ![200, 400, 429, 503].includes(status))).toEqual([]);
  const shape = z.object({
    state: z.string(),
    subscriptions: z.int(),
    invoices: z.int(),
    notes: z.int(),
    refunded: z.coerce.number(),
    credits: z.coerce.number(),
  });
  const came = await rows(
    db,
    shape,
    sql`select state, refunded,
      (select count(*)::int from subscriptions where payment_id = p.id) as subscriptions,
      (select count(*)::int from invoices where payment_id = p.id and kind = 'invoice') as invoices,
      (select count(*)::int from invoices where payment_id = p.id and kind = 'creditNote') as notes,
      (select available from ledger_accounts a where a.client_id = p.client_id) as credits
      from payments p`,
  );
  const one = { state: 'paid', subscriptions: 1, invoices: 1, notes: 1, refunded: back, credits: 500 };
  expect(came).toEqual(Array.from({ length: signed.length / kindsPerPayment }, () => one));
  const heard = await db.select().from(providerEvents);
  expect(heard).toHaveLength(signed.length);
  expect(heard.filter(({ state }) => state === 'parked')).toEqual([]);
  expect(await checkPayments(db)).toEqual([]);
  expect(await checkLedger(db)).toEqual([]);
}, 1_200_000);

/** In an order that a seed makes again. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const keyed = items.map((item) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return { item, key: state };
  });
  return keyed.toSorted((one, two) => one.key - two.key).map(({ item }) => item);
}
