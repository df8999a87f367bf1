import { randomUUID } from 'node:crypto';
import { limits, type Provider, providers } from '@naksha/contract';
import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp } from '../../../../test/app.ts';
import { openShop, type Shop } from '../../../../test/payment-shop.ts';
import { useProviders } from '../../../../test/use-providers.ts';
import { rows } from '../../../db/rows.ts';
import { actionLogs } from '../../../db/schema/action-logs.ts';
import { mails } from '../../../db/schema/mails.ts';
import { disputes, payments, providerEvents, refunds } from '../../../db/schema/payments.ts';
import { users } from '../../../db/schema/users.ts';
import { tallied } from '../../../watch/tallies.ts';
import { checkLedger } from '../../credits/check-ledger.ts';
import { checkPayments } from '../check-payments.ts';
import { sendRefunds } from './send-refunds.ts';
import { askAboutSilent } from './start-provider-watch.ts';

const doubles = useProviders();
let app: TestApp;
let shop: Shop;
beforeAll(async () => {
  const settings = {
    PUBLIC_URL: 'http://127.0.0.1:3000',
    ...doubles('razorpay').settings,
    ...doubles('stripe').settings,
  };
  app = await openTestApp(settings);
  shop = await openShop(app);
  const email = 'super@naksha.example';
  await app.connection.db.update(users).set({ email }).where(eq(users.role, 'superadmin'));
  return async () => {
    await app.close();
    expect(app.errors).toEqual([]);
  };
});
beforeEach(() => async () => {
  expect(await checkPayments(app.connection.db)).toEqual([]);
  expect(await checkLedger(app.connection.db)).toEqual([]);
});

const asking = () => ({ db: app.connection.db, services: app.services, ip: null, requestId: null });
/** What came of a payment, as figures. */
const effects = async (paymentId: string) => {
  const [found] = await rows(
    app.connection.db,
    z.object({
      state: z.string(),
      subscriptions: z.int(),
      invoices: z.int(),
      notes: z.int(),
      refunded: z.coerce.number(),
    }),
    sql`select state, refunded,
      (select count(*)::int from subscriptions where payment_id = p.id) as subscriptions,
      (select count(*)::int from invoices where payment_id = p.id and kind = 'invoice') as invoices,
      (select count(*)::int from invoices where payment_id = p.id and kind = 'creditNote') as notes
      from payments p where id = ${paymentId}`,
  );
  return found;
};
const bought = { state: 'paid', subscriptions: 1, invoices: 1, notes: 0, refunded: 0 };
const nothing = (state: string) => ({ state, subscriptions: 0, invoices: 0, notes: 0, refunded: 0 });
const eventsOf = (provider: Provider) =>
  app.connection.db.select().from(providerEvents).where(eq(providerEvents.provider, provider));
const disputesOf = (paymentId: string) =>
  app.connection.db.select().from(disputes).where(eq(disputes.paymentId, paymentId));
/** Kinds of the letters about a dispute, to every super-admin. */
const lettersOf = async (dispute: string) => {
  const found = await app.connection.db
    .select()
    .from(mails)
    .where(sql`${mails.event} like ${`${dispute} %`}`);
  return [...new Set(found.map(({ kind }) => kind))].toSorted();
};
const lettersAbout = (kind: 'paymentLate' | 'paymentReturned' | 'paymentAstray', paymentId: string) =>
  app.connection.db
    .select()
    .from(mails)
    .where(and(eq(mails.kind, kind), sql`${mails.event} like ${`${paymentId}%`}`));
const refundsOf = (paymentId: string) =>
  app.connection.db.select().from(refunds).where(eq(refunds.paymentId, paymentId));

describe.each(providers)('%s', (name) => {
  const begun = async () => {
    const double = doubles(name);
    const buyer = await shop.buyer();
    return { double, buyer, ...(await shop.order(buyer, double)) };
  };
  /** A payment that was paid for and settled. */
  const paid = async () => {
    const all = await begun();
    expect((await shop.hear(all.double.pay(all.orderId))).status).toBe(200);
    return all;
  };

  test('leads the payer to its page, and the plan starts with the event that says it was paid, once', async () => {
    const { double, buyer, payment, orderId } = await begun();
    expect(payment).toMatchObject({ state: 'pending', steps: { method: name, url: expect.stringMatching(/^https:/) } });
    const event = double.pay(orderId);
    const before = tallied('webhooks_repeated');
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => shop.hear(event)));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { success: true }]));
    expect(tallied('webhooks_repeated') - before).toBe(4);
    expect(await effects(payment._id)).toEqual(bought);
    expect(await shop.look(buyer, payment._id)).toMatchObject({
      state: 'paid',
      steps: null,
      invoiceNo: expect.any(String),
    });
  });

  test('is not believed that it was paid without its signature, for another amount, or in another currency', async () => {
    const { double, payment, orderId } = await begun();
    const before = (await eventsOf(name)).length;
    const forged = [double.pay(orderId, { secret: 'whsec_forged' }), double.pay(orderId, { isLive: true })];
    for (const event of forged)
      expect(await shop.hear(event)).toMatchObject({ status: 400, body: { error: { code: 'webhook_refused' } } });
    const endless = { ...double.other(), body: 'x'.repeat(limits.webhookMaxBytes + 1) };
    expect((await shop.hear(endless)).status).toBe(413);
    expect((await eventsOf(name)).length).toBe(before);
    // What is signed is not sent again: that would not make it fit.
    const other = [double.pay(orderId, { amount: payment.amount - 1 }), double.pay(orderId, { currency: 'USD' })];
    for (const event of [...other, ...other]) expect((await shop.hear(event)).status).toBe(200);
    expect(await effects(payment._id)).toEqual(nothing('pending'));
    expect(await lettersAbout('paymentAstray', payment._id)).toHaveLength(1);
    const isAstray = and(eq(actionLogs.object, payment._id), eq(actionLogs.action, 'payment.astray'));
    expect(await app.connection.db.select().from(actionLogs).where(isAstray)).toHaveLength(2);
  });

  test('reports a dispute, once, which is seen with its payment; a lost one goes back with a credit note and stays lost', async () => {
    const { double, buyer, payment, orderId } = await paid();
    const providerDisputeId = `dispute-${randomUUID()}`;
    const as = (state: 'open' | 'won' | 'lost') => double.dispute(orderId, { state, providerDisputeId });
    const inPart = double.dispute(orderId, { state: 'open', amount: 10_00, providerDisputeId });
    for (const event of [inPart, inPart]) expect((await shop.hear(event)).status).toBe(200);
    expect(await shop.look(buyer, payment._id)).toMatchObject({ state: 'paid', dispute: 'open', disputed: 10_00 });
    expect(await effects(payment._id)).toEqual(bought);
    expect(await lettersOf(providerDisputeId)).toEqual(['paymentDisputed']);
    for (const event of [as('lost'), as('lost'), as('open'), as('won')])
      expect((await shop.hear(event)).status).toBe(200);
    expect(await shop.look(buyer, payment._id)).toMatchObject({
      state: 'refunded',
      dispute: 'lost',
      disputed: null,
    });
    expect(await effects(payment._id)).toEqual({ ...bought, state: 'refunded', notes: 1, refunded: payment.amount });
    expect(await disputesOf(payment._id)).toMatchObject([{ state: 'lost', closedAt: expect.any(Date) }]);
    expect(await lettersOf(providerDisputeId)).toEqual(['disputeLost', 'paymentDisputed']);
    // A second one takes what is gone already: its letter promises no credit note.
    const second = `dispute-${randomUUID()}`;
    await shop.hear(double.dispute(orderId, { state: 'lost', providerDisputeId: second }));
    const textOf = async (id: string) =>
      (
        await app.connection.db
          .select()
          .from(mails)
          .where(eq(mails.event, `${id} lost`))
      )
        .map(({ text }) => text)
        .join();
    expect(await textOf(providerDisputeId)).toContain('Credit note: NKC/');
    expect(await textOf(second)).toContain('Credit note: –.');
    const logged = (action: 'payment.disputed' | 'payment.astray') =>
      app.connection.db
        .select()
        .from(actionLogs)
        .where(and(eq(actionLogs.object, payment._id), eq(actionLogs.action, action)));
    expect(await logged('payment.disputed')).toHaveLength(3);
    // What was won after it was lost has its credit note already: somebody has to see to it.
    expect(await logged('payment.astray')).toHaveLength(2);
  });

  test('may report a dispute before its payment, in part, and one that was won takes nothing', async () => {
    const { double, buyer, payment, orderId } = await begun();
    const event = double.pay(orderId);
    const [won, lost] = [`dispute-${randomUUID()}`, `dispute-${randomUUID()}`];
    for (const early of [
      double.dispute(orderId, { state: 'lost', amount: 10_00, providerDisputeId: lost }),
      double.dispute(orderId, { state: 'won', providerDisputeId: won }),
    ])
      expect((await shop.hear(early)).status).toBe(200);
    expect(await disputesOf(payment._id)).toEqual([]);
    expect((await shop.hear(event)).status).toBe(200);
    expect(await effects(payment._id)).toEqual({ ...bought, notes: 1, refunded: 10_00 });
    expect(await shop.look(buyer, payment._id)).toMatchObject({ state: 'paid', dispute: 'lost' });
    expect(await lettersOf(won)).toEqual([]);
  });

  test('may report a refund before the payment, and the payment before its order is known', async () => {
    const { double, buyer, payment, orderId } = await begun();
    // As after a crash between the order and the row that keeps its name.
    const lost = { providerOrderId: null, providerUrl: null };
    await app.connection.db.update(payments).set(lost).where(eq(payments.id, payment._id));
    const event = double.pay(orderId);
    for (const early of [double.refund(orderId, { amount: 10_00, state: 'done' }), event, event])
      expect((await shop.hear(early)).status).toBe(200);
    expect(await effects(payment._id)).toEqual(nothing('pending'));
    expect((await eventsOf(name)).filter(({ state }) => state === 'parked')).toHaveLength(2);
    // Whoever looks has the order opened again, which is the same.
    expect(await shop.look(buyer, payment._id)).toMatchObject({ state: 'paid' });
    expect(await effects(payment._id)).toEqual({ ...bought, notes: 1, refunded: 10_00 });
    expect((await eventsOf(name)).filter(({ state }) => state === 'parked')).toEqual([]);
  });

  test('is asked how a payment stands when its buyer looks, once in ten seconds, and whatever the browser says counts for nothing', async () => {
    const { double, buyer, payment, orderId } = await begun();
    const looks = () =>
      double.server.requests.filter(({ method, path }) => method === 'GET' && path.endsWith(orderId)).length;
    for (let times = 0; times < 3; times++) expect((await shop.look(buyer, payment._id)).state).toBe('pending');
    expect(looks()).toBe(1);
    const event = double.pay(orderId);
    await app.connection.db
      .update(payments)
      .set({ askedAt: new Date(Date.now() - 10_100) })
      .where(eq(payments.id, payment._id));
    const [one, two] = await Promise.all([shop.look(buyer, payment._id), shop.look(buyer, payment._id)]);
    expect(looks()).toBe(2);
    expect([one.state, two.state]).toContain('paid');
    // The event comes after that, and finds it done.
    expect((await shop.hear(event)).status).toBe(200);
    expect(await effects(payment._id)).toEqual(bought);
  });

  test('is asked about a payment of which no event comes, and about none that is new or over', async () => {
    const [silent, fresh] = [await begun(), await begun()];
    const long = sql`now() - interval '20 minutes'`;
    const { double } = silent;
    await app.connection.db.update(payments).set({ createdAt: long }).where(eq(payments.id, silent.payment._id));
    for (const { orderId } of [silent, fresh]) double.pay(orderId);
    await Promise.all([askAboutSilent(asking()), askAboutSilent(asking())]);
    expect(await effects(silent.payment._id)).toEqual(bought);
    expect(await effects(fresh.payment._id)).toEqual(nothing('pending'));
    const asked = double.server.requests.length;
    await askAboutSilent(asking());
    expect(double.server.requests.length).toBe(asked);
  });

  test('that cannot be reached leaves no payment open, and says so', async () => {
    const double = doubles(name);
    const buyer = await shop.buyer();
    double.server.mood = 'away';
    expect(await shop.begin(buyer, name)).toMatchObject({
      status: 503,
      body: { error: { code: 'provider_unreachable' } },
    });
    double.server.mood = 'well';
    const { body } = await app.ask('GET /payments', { token: buyer.token });
    expect(body).toMatchObject({ data: [{ state: 'failed', reason: 'provider_unreachable' }] });
    await shop.order(buyer, double);
  });

  test('brings money for a payment that was given up: the plan that was promised starts', async () => {
    const { double, buyer, payment, orderId } = await begun();
    double.server.mood = 'away';
    await app.ask(`POST /payments/${payment._id}/cancel`, { token: buyer.token });
    double.server.mood = 'well';
    expect(await effects(payment._id)).toEqual(nothing('cancelled'));
    expect((await shop.hear(double.pay(orderId))).status).toBe(200);
    expect(await effects(payment._id)).toEqual(bought);
    expect((await shop.hear(double.expire(orderId))).status).toBe(200);
    expect(await effects(payment._id)).toEqual(bought);
  });

  test('is asked before another payment takes the place of one, and about one that was given up, so that nothing is paid twice or lost', async () => {
    const [open, gone] = [await begun(), await begun()];
    const { double } = open;
    double.pay(open.orderId);
    const basket = { planId: open.payment.quote.planId, planVersion: open.payment.quote.planVersion };
    const again = await app.ask('POST /payments', {
      token: open.buyer.token,
      headers: { 'idempotency-key': randomUUID() },
      body: { ...basket, total: open.payment.amount, method: 'transfer' },
    });
    expect(again).toMatchObject({ status: 409, body: { error: { code: 'payment_state' } } });
    expect(await effects(open.payment._id)).toEqual(bought);
    double.server.mood = 'away';
    await app.ask(`POST /payments/${gone.payment._id}/cancel`, { token: gone.buyer.token });
    double.server.mood = 'well';
    double.pay(gone.orderId);
    const createdAt = sql`now() - interval '2 days'`;
    await app.connection.db.update(payments).set({ createdAt }).where(eq(payments.id, gone.payment._id));
    await askAboutSilent(asking());
    expect(await effects(gone.payment._id)).toEqual(bought);
  });

  test('brings money when what was promised for it is gone: all of it goes back, once, and the super-admins and whoever paid hear of it', async () => {
    const { double, buyer, payment, orderId } = await begun();
    const email = `${randomUUID()}@mill.example`;
    await app.connection.db
      .update(users)
      .set({ email })
      .where(and(eq(users.clientId, buyer.clientId), eq(users.role, 'admin')));
    // A rejected payment is never settled again.
    await app.connection.db.update(payments).set({ state: 'rejected' }).where(eq(payments.id, payment._id));
    for (const event of [double.pay(orderId), double.pay(orderId)]) expect((await shop.hear(event)).status).toBe(200);
    expect(await shop.look(buyer, payment._id)).toMatchObject({ late: 'returning', refunded: 0 });
    const [asked, ...more] = await refundsOf(payment._id);
    expect([asked?.state, asked?.amount, more]).toEqual(['asked', payment.amount, []]);
    await app.connection.db.update(refunds).set({ createdAt: sql`now() - interval '1 minute'` });
    await Promise.all([sendRefunds(asking()), sendRefunds(asking())]);
    const [sent] = [...double.refunds].filter(([, { ours }]) => ours === asked?.id);
    expect(sent?.[1].amount).toBe(payment.amount);
    const event = double.refund(orderId, { amount: payment.amount, state: 'done', providerRefundId: sent?.[0] ?? '' });
    for (let times = 0; times < 2; times++) expect((await shop.hear(event)).status).toBe(200);
    expect(await effects(payment._id)).toEqual({ ...nothing('rejected'), refunded: payment.amount });
    expect(await shop.look(buyer, payment._id)).toMatchObject({ late: 'returned', refunded: payment.amount });
    for (const kind of ['paymentLate', 'paymentReturned'] as const)
      expect(await lettersAbout(kind, payment._id)).toHaveLength(1);
    expect(await lettersAbout('paymentAstray', payment._id)).toEqual([]);
  });

  test('is not said to be on its way back where its provider could not send it, until somebody does', async () => {
    const { double, buyer, payment, orderId } = await begun();
    await app.connection.db.update(payments).set({ state: 'rejected' }).where(eq(payments.id, payment._id));
    await shop.hear(double.pay(orderId));
    await app.connection.db.update(refunds).set({ createdAt: sql`now() - interval '1 minute'` });
    await sendRefunds(asking());
    const [asked] = await refundsOf(payment._id);
    const [name] = [...double.refunds].find(([, { ours }]) => ours === asked?.id) ?? [];
    await shop.hear(double.refund(orderId, { amount: payment.amount, state: 'failed', providerRefundId: name ?? '' }));
    expect(await shop.look(buyer, payment._id)).toMatchObject({ late: 'failed', refunded: 0 });
    await shop.hear(
      double.refund(orderId, { amount: payment.amount, state: 'done', providerRefundId: `by_hand_${randomUUID()}` }),
    );
    expect(await shop.look(buyer, payment._id)).toMatchObject({ late: 'returned', refunded: payment.amount });
  });

  test('sends back what a super-admin gives back, once, and says when it went and when it could not', async () => {
    const { double, payment, orderId } = await paid();
    const give = (amount: number) =>
      app.ask(`POST /payments/${payment._id}/refund`, {
        token: shop.superToken,
        headers: { 'idempotency-key': randomUUID() },
        body: { amount, reason: 'Sold by mistake' },
      });
    expect((await give(20_00)).status).toBe(200);
    const [first] = [...double.refunds.keys()].slice(-1);
    expect(await effects(payment._id)).toMatchObject({ notes: 0, refunded: 20_00 });
    const done = double.refund(orderId, { amount: 20_00, state: 'done', providerRefundId: first ?? '' });
    for (let times = 0; times < 2; times++) await shop.hear(done);
    expect(await effects(payment._id)).toMatchObject({ notes: 1, refunded: 20_00 });
    // While it is away the refund waits, and is sent when it is back.
    double.server.mood = 'away';
    expect((await give(30_00)).status).toBe(200);
    double.server.mood = 'well';
    await app.connection.db.update(refunds).set({ createdAt: sql`now() - interval '1 minute'` });
    await sendRefunds(asking());
    const [second] = [...double.refunds.keys()].slice(-1);
    expect(second).not.toBe(first);
    await shop.hear(double.refund(orderId, { amount: 30_00, state: 'failed', providerRefundId: second ?? '' }));
    expect(await effects(payment._id)).toMatchObject({ state: 'paid', notes: 1, refunded: 20_00 });
    expect(await lettersAbout('paymentAstray', payment._id)).toHaveLength(1);
    // Somebody gives the rest back over there.
    await shop.hear(double.refund(orderId, { amount: payment.amount - 20_00, state: 'done' }));
    expect(await effects(payment._id)).toMatchObject({ state: 'refunded', notes: 2, refunded: payment.amount });
  });

  test('is not lost when the program ends between hearing and doing: nothing is kept, and the same event does all of it', async () => {
    const { double, payment, orderId } = await begun();
    const event = double.pay(orderId);
    const { db } = app.connection;
    await db.execute(
      sql`create function end_here() returns trigger language plpgsql as $$ begin raise exception 'it ends here'; end $$`,
    );
    await db.execute(sql`create trigger end_here before insert on invoices for each row execute function end_here()`);
    expect((await shop.hear(event)).status).toBe(500);
    expect(app.errors.splice(0)).toHaveLength(1);
    expect(await effects(payment._id)).toEqual(nothing('pending'));
    await db.execute(sql`drop function end_here cascade`);
    expect((await shop.hear(event)).status).toBe(200);
    expect(await effects(payment._id)).toEqual(bought);
  });
});
