import { randomUUID } from 'node:crypto';
import { currentPlan } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { eventually } from '../../../test/eventually.ts';
import { codeOf, useTill } from '../../../test/till.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { disputes, payments, refunds } from '../../db/schema/payments.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import type { DomainEvent } from '../../jobs/publish-event.ts';
import { checkPayments } from './check-payments.ts';
import { failRefund, settleRefund } from './settle-refund.ts';

const till = useTill();
const db = () => till.app.connection.db;

async function paid() {
  const buyer = await till.buyer();
  const { _id } = await buyer.sent({ planId: till.planOf() });
  await till.verify(_id);
  const refund = (amount: unknown, key: string = randomUUID(), was?: number) =>
    till.decide(`POST /payments/${_id}/refund`, { amount, reason: 'Too much.', was } as object, key);
  const notes = async () =>
    (await db().select().from(invoices).where(eq(invoices.paymentId, _id)).orderBy(invoices.sequence))
      .filter(({ kind }) => kind === 'creditNote')
      .map(({ document }) => document);
  return { buyer, id: _id, refund, notes };
}

test('a part goes back with a credit note of its share, and the rest with another, which together come to the invoice', async () => {
  const { buyer, id, refund, notes } = await paid();
  expect((await refund(33_333)).body).toMatchObject({ state: 'paid', refunded: 33_333 });
  expect((await refund(84_667)).body).toMatchObject({ state: 'refunded', refunded: 118_000 });
  const [first, second] = await notes();
  expect(first).toMatchObject({
    total: 33_333,
    lines: [{ amount: 28_249 }],
    taxes: [{ kind: 'igst', rate: 1800, amount: 5084 }],
  });
  expect(second).toMatchObject({ total: 84_667, lines: [{ amount: 71_751 }], taxes: [{ amount: 12_916 }] });
  const { invoiceNo, creditNotes } = await buyer.read(id);
  expect([first?.originalNumber, second?.originalNumber]).toEqual([invoiceNo, invoiceNo]);
  expect(creditNotes.every((number) => /^NKC\/\d\d-\d\d\/\d{6}$/.test(number))).toBe(true);
  const note = await buyer.ask(`GET /payments/${id}/invoice.pdf?number=${creditNotes[1]}`);
  expect(note.headers.get('content-disposition')).toContain(creditNotes[1]?.replaceAll('/', '-'));
  expect(codeOf(await refund(1))).toBe('payment_state');
});

test('no more goes back than came, however many ask at once, and once for each key', async () => {
  const { refund, notes } = await paid();
  const answers = await Promise.all(Array.from({ length: 6 }, () => refund(50_000)));
  expect(answers.map(codeOf).toSorted()).toEqual([200, 200, ...Array(4).fill('refund_amount')]);
  const key = randomUUID();
  const twice = await Promise.all([1, 2, 3].map(() => refund(10_000, key)));
  expect(twice.map(codeOf)).toEqual([200, 200, 200]);
  expect(await notes()).toHaveLength(3);
  for (const bad of [0, -1, 1.5, 2 ** 53, '1', null]) expect([bad, codeOf(await refund(bad))]).not.toContain(200);
  expect((await refund(8001)).body).toMatchObject({ error: { params: { min: '₹0.01', max: '₹80.00' } } });
});

test('of two who look at one payment the second hears what went back meanwhile, and sends again knowing it', async () => {
  const { refund, notes } = await paid();
  const [one, other] = [randomUUID(), randomUUID()];
  expect((await refund(30_000, one, 0)).body).toMatchObject({ refunded: 30_000 });
  expect(await refund(30_000, other, 0)).toMatchObject({
    status: 409,
    body: { error: { code: 'refunded_meanwhile', params: { now: '₹300.00', refunded: 30_000 } } },
  });
  // What can only be refused is not asked about first.
  expect(await refund(100_000, randomUUID(), 0)).toMatchObject({
    status: 422,
    body: { error: { code: 'refund_amount', params: { min: '₹0.01', max: '₹880.00' } } },
  });
  // Whoever heard no answer asks for the same again, and is answered.
  expect((await refund(30_000, one, 0)).body).toMatchObject({ refunded: 30_000 });
  expect((await refund(30_000, other, 30_000)).body).toMatchObject({ refunded: 60_000 });
  expect(await notes()).toHaveLength(2);
});

test('what an upgrade counts is not given back as well, and the books see it where a provider did', async () => {
  const { buyer, id, refund } = await paid();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000, subscriptionDays: 60 });
  const upgrade = await buyer.begin({ planId: large });
  // Of thirty days one has begun: ₹966.67 of ₹1,000.00 count, and with their tax they are ₹1,140.67.
  const { credited } = (await db().select().from(payments).where(eq(payments.id, upgrade._id)))[0] ?? {};
  expect(credited).toBe(96_666);
  expect((await buyer.read(id)).refundable).toEqual({ left: 3934, kept: 114_066 });
  expect((await refund(118_000)).body).toMatchObject({
    error: { code: 'refund_counted', params: { kept: '₹1,140.66', max: '₹39.34' } },
  });
  expect(codeOf(await refund(3935))).toBe('refund_counted');
  expect((await refund(3934)).body).toMatchObject({ refunded: 3934, refundable: { left: 0, kept: 114_066 } });
  // Given up, it counts for nothing any more.
  await buyer.ask(`POST /payments/${upgrade._id}/cancel`);
  expect((await refund(114_066)).body).toMatchObject({ state: 'refunded', refundable: { left: 0, kept: 0 } });

  const other = await paid();
  const { _id: next } = await other.buyer.sent({ planId: large });
  await till.verify(next);
  const work = { actor: { ip: null, requestId: null }, post: till.app.services };
  const back = { clientId: other.buyer.clientId, paymentId: other.id, providerRefundId: 'x', reason: 'There.' };
  const settled = db().transaction(async (tx) => {
    await settleRefund(tx, work, { ...back, amount: 118_000 });
    expect(await checkPayments(tx)).toEqual([`payment ${other.id} gave back what an upgrade counts of it as well`]);
    return tx.rollback();
  });
  await expect(settled).rejects.toThrow();
});

test('a refund of all that is left ends the plan where that is wanted: its unspent credits go, and what follows moves up', async () => {
  const heard: DomainEvent[] = [];
  const stop = till.app.services.events.subscribe((event) => event.kind === 'credits' && heard.push(event));
  const { buyer, id, refund, notes } = await paid();
  const { _id: renewal } = await buyer.sent({ planId: till.planOf() });
  await till.verify(renewal);
  const ask = (amount: number, endsPlan?: boolean) =>
    till.decide(`POST /payments/${id}/refund`, { amount, reason: 'Over.', endsPlan }, randomUUID());
  const spent = { clientId: buyer.clientId, amount: -30, reason: 'Spent.' };
  await till.decide('POST /credits/correct', spent, randomUUID());
  expect(codeOf(await ask(1000, true))).toBe('refund_amount');
  await refund(18_000);
  expect(await buyer.read(id)).toMatchObject({ isLive: true });
  // Two plans began, and thirty were spent.
  await eventually(() => expect(heard).toHaveLength(3));
  expect((await ask(100_000, true)).body).toMatchObject({ state: 'refunded', isLive: false });
  // Whoever looks at the credits sees at once that they are gone.
  await eventually(() => expect(heard).toHaveLength(4));
  stop();
  expect(await notes()).toHaveLength(2);
  const plan = currentPlan.parse((await buyer.ask('GET /client/my-plan')).body);
  expect(plan).toMatchObject({ state: 'running', next: null });
  const days = (Date.parse(plan.endsAt ?? '') - Date.parse(plan.startsAt ?? '')) / 86_400_000;
  expect([days, Date.now() - Date.parse(plan.startsAt ?? '') < 60_000]).toEqual([30, true]);
  // Of two hundred thirty were spent out of those that expire first, and the seventy beside them are gone.
  expect((await buyer.ask('GET /credits/balance')).body).toMatchObject({ creditsLeft: 100 });
  const end = await till.decide(
    `POST /payments/${renewal}/refund`,
    { amount: 118_000, reason: 'Over.', endsPlan: true },
    randomUUID(),
  );
  expect(end.body).toMatchObject({ isLive: false });
  expect((await buyer.ask('GET /client/my-plan')).body).toMatchObject({ state: 'grace' });
  expect((await buyer.ask('GET /credits/balance')).body).toMatchObject({ creditsLeft: 0 });
});

test('credits that outlast their plan go with its refund as well', async () => {
  const { buyer, id } = await paid();
  await db()
    .update(subscriptions)
    .set({ endsAt: sql`now() - interval '1 second'`, startsAt: sql`now() - interval '30 days'` })
    .where(eq(subscriptions.paymentId, id));
  const body = { amount: 118_000, reason: 'Over.', endsPlan: true };
  expect((await till.decide(`POST /payments/${id}/refund`, body, randomUUID())).status).toBe(200);
  expect((await buyer.ask('GET /credits/balance')).body).toMatchObject({ creditsLeft: 0 });
});

test('an upgrade that is paid after its plan was ended takes no credits a second time', async () => {
  const { buyer, id } = await paid();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000, subscriptionDays: 60, credits: 500 });
  const { _id: upgrade } = await buyer.sent({ planId: large });
  const body = { amount: 3934, reason: 'Over.', endsPlan: true };
  // One that was asked for before settles after it, and finds nothing to take.
  const late = { paymentId: id, amount: 1, reason: 'Over.', state: 'done', endsPlan: true, creditsTaken: 0 } as const;
  await db()
    .insert(refunds)
    .values({ ...late, clientId: buyer.clientId });
  expect((await till.decide(`POST /payments/${id}/refund`, body, randomUUID())).body).toMatchObject({ isLive: false });
  expect((await till.verify(upgrade)).status).toBe(200);
  expect((await buyer.ask('GET /credits/balance')).body).toMatchObject({ creditsLeft: 500 });
  // The books know nothing of it.
  await db().delete(refunds).where(eq(refunds.amount, late.amount));
});

test('an upgrade that is paid after its plan was ended takes back what was spent before that of those that were to go back', async () => {
  const { buyer, id } = await paid();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000, subscriptionDays: 60, credits: 500 });
  const upgrade = await buyer.sent({ planId: large });
  expect(upgrade.quote.creditsBack).toBe(96);
  const spent = { clientId: buyer.clientId, amount: -60, reason: 'Spent.' };
  await till.decide('POST /credits/correct', spent, randomUUID());
  const body = { amount: 3934, reason: 'Over.', endsPlan: true };
  expect((await till.decide(`POST /payments/${id}/refund`, body, randomUUID())).status).toBe(200);
  await till.verify(upgrade._id);
  // Forty went with the refund; of those that were to go back fifty-six are left.
  expect((await buyer.ask('GET /credits/balance')).body).toMatchObject({ creditsLeft: 500 - 56 });
});

test('a plan whose money went back is ended without another amount, once, and one whose money did not is not', async () => {
  const { buyer, id, refund } = await paid();
  const end = () => till.decide(`POST /payments/${id}/end-plan`);
  expect(codeOf(await end())).toBe('payment_state');
  await refund(18_000);
  expect(codeOf(await end())).toBe('payment_state');
  const asked = { clientId: buyer.clientId, paymentId: id, amount: 100_000, reason: 'The rest.' };
  const [open] = await db().insert(refunds).values(asked).returning();
  const count = (refunded: number) => db().update(payments).set({ refunded }).where(eq(payments.id, id));
  await count(118_000);
  // It may be refused yet, and then the client would have neither.
  expect(codeOf(await end())).toBe('payment_state');
  await db()
    .update(refunds)
    .set({ state: 'failed' })
    .where(eq(refunds.id, open?.id ?? ''));
  await count(18_000);
  await refund(100_000);
  expect(await buyer.read(id)).toMatchObject({ state: 'refunded', isLive: true });
  expect((await Promise.all([end(), end()])).map(codeOf).toSorted()).toEqual([200, 'payment_state']);
  expect(await buyer.read(id)).toMatchObject({ state: 'refunded', isLive: false });
  expect((await buyer.ask('GET /credits/balance')).body).toMatchObject({ creditsLeft: 0 });
  expect((await buyer.ask('GET /client/my-plan')).body).toMatchObject({ state: 'grace' });
  // To a press whose transaction began before the first and then waited for it, the plan seems to go on.
  const plan = eq(subscriptions.paymentId, id);
  const [ended] = await db().select({ endsAt: subscriptions.endsAt }).from(subscriptions).where(plan);
  await db().update(subscriptions).set({ endsAt: sql`now() + interval '1 minute'` }).where(plan);
  expect(codeOf(await end())).toBe('payment_state');
  // Its credits ended with its days.
  await db()
    .update(subscriptions)
    .set({ endsAt: ended?.endsAt ?? new Date() })
    .where(plan);
});

test('an upgrade that is given back whole with its plan counts nothing any more, and the older money can go back too', async () => {
  const { buyer, id, refund } = await paid();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000, subscriptionDays: 60 });
  const { _id: upgrade } = await buyer.sent({ planId: large });
  await till.verify(upgrade);
  const { amount } = await buyer.read(upgrade);
  expect((await buyer.read(id)).refundable.kept).toBe(114_066);
  const body = { amount, reason: 'Over.', endsPlan: true };
  expect((await till.decide(`POST /payments/${upgrade}/refund`, body, randomUUID())).status).toBe(200);
  expect((await buyer.read(id)).refundable).toEqual({ left: 118_000, kept: 0 });
  expect((await refund(118_000)).body).toMatchObject({ state: 'refunded' });
});

test('what a provider says went back is written down once, whether it was asked for here or made there', async () => {
  const { buyer, id, notes } = await paid();
  await db()
    .update(payments)
    .set({ method: 'razorpay', providerPaymentId: `pay_${id}` })
    .where(eq(payments.id, id));
  const work = { actor: { ip: null, requestId: null }, post: till.app.services };
  const { clientId } = buyer;
  const back = (changes: { refundId?: string; amount?: number; providerRefundId?: string } = {}) =>
    db().transaction((tx) =>
      settleRefund(tx, work, {
        ...{ clientId, paymentId: id, providerRefundId: `rfnd_${id}`, amount: 40_000, reason: 'At the provider.' },
        ...changes,
      }),
    );
  const outcomes = await Promise.all([back(), back(), back()]);
  expect(outcomes.toSorted()).toEqual(['already', 'already', 'settled']);
  expect(await back({ providerRefundId: 'rfnd_more', amount: 90_000 })).toBe('refused');
  const asked = await till.decide(`POST /payments/${id}/refund`, { amount: 78_000, reason: 'The rest.' }, randomUUID());
  expect(asked.body).toMatchObject({ state: 'paid', refunded: 118_000 });
  const [open] = (await db().select().from(refunds).where(eq(refunds.paymentId, id))).filter(
    ({ state }) => state === 'asked',
  );
  const refundId = open?.id ?? '';
  const fail = () => db().transaction((tx) => failRefund(tx, work, { clientId, refundId }));
  expect((await Promise.all([fail(), fail()])).toSorted()).toEqual([false, true]);
  expect(await buyer.read(id)).toMatchObject({ state: 'paid', refunded: 40_000 });
  expect(await back({ refundId, amount: 78_000, providerRefundId: 'rfnd_rest' })).toBe('settled');
  expect(await buyer.read(id)).toMatchObject({ state: 'refunded', refunded: 118_000 });
  expect(await notes()).toHaveLength(2);
});

test('what its payer disputes is not given back as well, until that has ended', async () => {
  const { buyer, id, refund } = await paid();
  const dispute = { clientId: buyer.clientId, paymentId: id, providerDisputeId: randomUUID(), amount: 118_000 };
  await db()
    .insert(disputes)
    .values({ ...dispute, reason: 'fraud', state: 'open' });
  expect(codeOf(await refund(118_000))).toBe('refund_disputed');
  await db().update(disputes).set({ state: 'won', closedAt: new Date() }).where(eq(disputes.paymentId, id));
  expect((await refund(118_000)).status).toBe(200);
});

test('what is not paid gives nothing back', async () => {
  const buyer = await till.buyer();
  const { _id } = await buyer.sent({ planId: till.planOf() });
  const refund = (id: string) =>
    till.decide(`POST /payments/${id}/refund`, { amount: 1, reason: 'A gift.' }, randomUUID());
  expect(codeOf(await refund(_id))).toBe('payment_state');
  expect(codeOf(await refund(randomUUID()))).toBe('not_found');
});
