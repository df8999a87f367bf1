import { randomUUID } from 'node:crypto';
import { creditBalance } from '@naksha/contract';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buyerFacts, gstinOf } from '../../../test/sold.ts';
import { age, codeOf, useTill } from '../../../test/till.ts';
import { clients } from '../../db/schema/clients.ts';
import { ledgerLots } from '../../db/schema/ledger.ts';
import { payments } from '../../db/schema/payments.ts';
import { commissions, resellers } from '../../db/schema/resellers.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';
import { checkPayments } from './check-payments.ts';
import { settlePayment } from './settle-payment.ts';
import { settleRefund } from './settle-refund.ts';
import { sweepPayments } from './sweep-payments.ts';

const till = useTill();
const { app } = till;
const db = () => app.connection.db;
const dayMs = 86_400_000;
type Buyer = Awaited<ReturnType<typeof till.buyer>>;

const buy = async (buyer: Buyer, planId: string, couponCode?: string) => {
  const { _id } = await buyer.sent({ planId, ...(couponCode && { couponCode }) });
  expect(await till.verify(_id)).toMatchObject({ status: 200 });
  return _id;
};
const running = (buyer: Buyer) =>
  db()
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.clientId, buyer.clientId), gt(subscriptions.endsAt, sql`now()`)))
    .orderBy(asc(subscriptions.startsAt));
/** As if everything of a client had been bought so many days before. */
const wait = async (buyer: Buyer, days: number) => {
  await db()
    .update(ledgerLots)
    .set({ expiresAt: sql`${ledgerLots.expiresAt} - interval '1 day' * ${days}` })
    .where(eq(ledgerLots.clientId, buyer.clientId));
  await db()
    .update(subscriptions)
    .set({
      startsAt: sql`${subscriptions.startsAt} - interval '1 day' * ${days}`,
      endsAt: sql`${subscriptions.endsAt} - interval '1 day' * ${days}`,
    })
    .where(eq(subscriptions.clientId, buyer.clientId));
};
const arrive = (clientId: string, paymentId: string, providerPaymentId = `pay_${paymentId}`) =>
  db().transaction((tx) =>
    settlePayment(
      tx,
      { actor: { ip: null, requestId: null }, post: app.services },
      { clientId, paymentId, providerPaymentId },
    ),
  );
/** A payment as if it were made with a provider. */
async function atProvider(buyer: Buyer, planId: string) {
  const begun = await buyer.begin({ planId });
  await db().update(payments).set({ method: 'razorpay' }).where(eq(payments.id, begun._id));
  return begun;
}

test('the same plan again begins when everything that was bought before has ended, and so does a smaller one', async () => {
  const buyer = await till.buyer();
  const { id: small } = await till.soldPlan({ name: 'Small', amount: 50_000 });
  await buy(buyer, till.planOf());
  expect((await buyer.quote({ planId: till.planOf() })).purpose).toBe('renewal');
  expect((await buyer.quote({ planId: small })).purpose).toBe('downgrade');
  await buy(buyer, till.planOf());
  await buy(buyer, small);
  const [first, second, third] = await running(buyer);
  expect(second?.startsAt).toEqual(first?.endsAt);
  expect(third).toMatchObject({ planName: 'Small', startsAt: second?.endsAt });
  expect((await app.ask('GET /credits/balance', { token: buyer.token })).body).toMatchObject({ creditsLeft: 300 });
});

test('an upgrade begins now, counts the whole days that were paid and not begun, and what was bought to follow moves behind it', async () => {
  const buyer = await till.buyer();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000, subscriptionDays: 60 });
  await buy(buyer, till.planOf());
  await buy(buyer, till.planOf());
  await wait(buyer, 10);
  const quote = await buyer.quote({ planId: large });
  // Of thirty days ten have passed, and the eleventh has begun.
  expect(quote.lines[1]).toEqual({ kind: 'proration', amount: -63_333, basisPoints: null });
  expect(quote).toMatchObject({ purpose: 'upgrade', taxable: 236_667, total: 279_267 });
  // Credits go back with the days that are paid back: of two hundred, sixty-three of the hundred that are this plan's.
  expect(quote.creditsBack).toBe(63);
  await buy(buyer, large);
  expect((await app.ask('GET /credits/balance', { token: buyer.token })).body).toMatchObject({
    creditsLeft: 200 + quote.credits - 63,
  });
  const [upgrade, follows, ...rest] = await running(buyer);
  expect(upgrade).toMatchObject({ planName: 'Large', paymentId: expect.any(String) });
  expect(follows?.startsAt).toEqual(upgrade?.endsAt);
  expect((follows?.endsAt.getTime() ?? 0) - (follows?.startsAt.getTime() ?? 0)).toBe(30 * dayMs);
  expect(rest).toEqual([]);
});

test('of what was moved while it ran an upgrade counts the days that are left out of all that were bought', async () => {
  const buyer = await till.buyer();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000, subscriptionDays: 60 });
  await buy(buyer, till.planOf());
  await wait(buyer, 20);
  const moved = { startsAt: sql`${subscriptions.endsAt} - interval '10 days'` };
  await db()
    .update(subscriptions)
    .set(moved)
    .where(and(eq(subscriptions.clientId, buyer.clientId), gt(subscriptions.endsAt, sql`now()`)));
  expect((await buyer.quote({ planId: large })).lines[1]).toMatchObject({ kind: 'proration', amount: -30_000 });
});

test('an upgrade counts no more of the days than is left of the credits, and takes what goes back also of whoever spent meanwhile', async () => {
  const buyer = await till.buyer();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000, subscriptionDays: 60 });
  const left = async () =>
    creditBalance.parse((await app.ask('GET /credits/balance', { token: buyer.token })).body).creditsLeft;
  const spend = async (amount: number) => {
    const grant = { clientId: buyer.clientId, amount: -amount, reason: 'Spent.' };
    await till.decide('POST /credits/correct', grant, randomUUID());
  };
  await buy(buyer, till.planOf());
  await spend(90);
  const quote = await buyer.quote({ planId: large });
  expect(quote.lines[1]).toEqual({ kind: 'proration', amount: -10_000, basisPoints: null });
  expect(quote.creditsBack).toBe(10);
  // Spent after it was begun: those that come with the new plan are fewer.
  const first = await atProvider(buyer, large);
  await spend(10);
  expect((await buyer.quote({ planId: large })).lines.map(({ kind }) => kind)).not.toContain('proration');
  // What is given by hand was not paid for.
  await spend(-100);
  expect((await buyer.quote({ planId: large })).lines.map(({ kind }) => kind)).not.toContain('proration');
  expect(await arrive(buyer.clientId, first._id)).toBe('settled');
  expect(await left()).toBe(quote.credits + 100 - 10);
});

test('what was given, given back or taken off by a coupon counts for nothing in an upgrade', async () => {
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000 });
  const unused = async (buyer: Buyer, planId = large) =>
    (await buyer.quote({ planId })).lines.find(({ kind }) => kind === 'proration')?.amount ?? 0;

  const free = await till.buyer();
  const gift = await till.coupon({ value: 10_000 });
  await buy(free, till.planOf(), (await till.coupon({ value: 5000 })).code);
  expect(await unused(free)).toBe(-48_333);
  const none = await till.buyer();
  await none.begin({ planId: till.planOf(), couponCode: gift.code });
  expect(await unused(none)).toBe(0);

  const given = await till.buyer();
  await db()
    .update(subscriptions)
    .set({ startsAt: sql`now()`, endsAt: sql`now() + interval '30 days'`, amount: 100_000 })
    .where(eq(subscriptions.clientId, given.clientId));
  const forGiven = { purpose: 'upgrade', taxable: 300_000, nothingOff: 'given' };
  expect(await given.quote({ planId: large })).toMatchObject(forGiven);

  const half = await till.buyer();
  const id = await buy(half, till.planOf());
  await till.decide(`POST /payments/${id}/refund`, { amount: 59_000, reason: 'Half.' }, randomUUID());
  expect(await unused(half)).toBe(-48_333);
});

test('a plan that costs more a day and less than what is unused of the running one waits for its end, and nothing that was paid is lost', async () => {
  const { id: year } = await till.soldPlan({ name: 'Year', amount: 2_000_000, subscriptionDays: 365 });
  const { id: dear } = await till.soldPlan({ name: 'Dear', amount: 400_000, subscriptionDays: 30 });
  const { id: dearest } = await till.soldPlan({ name: 'Dearest', amount: 1_994_521, subscriptionDays: 30 });
  const buyer = await till.buyer();
  await buy(buyer, year);
  // Of 365 days one has begun.
  const unused = 1_994_520;
  expect(await buyer.quote({ planId: dearest })).toMatchObject({ purpose: 'upgrade', taxable: 1 });
  const half = await till.coupon({ value: 5000 });
  expect(await buyer.quote({ planId: dearest, couponCode: half.code })).toMatchObject({ purpose: 'downgrade', unused });
  const quote = await buyer.quote({ planId: dear });
  expect(quote).toMatchObject({ purpose: 'downgrade', unused, taxable: 400_000, total: 472_000 });
  expect(quote.lines.map(({ kind }) => kind)).not.toContain('proration');
  await buy(buyer, dear);
  const [first, second] = await running(buyer);
  expect(first).toMatchObject({ planName: 'Year', endsAt: second?.startsAt });
  expect(second).toMatchObject({ planName: 'Dear' });
  expect((second?.startsAt.getTime() ?? 0) - (first?.startsAt.getTime() ?? 0)).toBe(365 * dayMs);
});

test('credits of a renewal that an upgrade moves behind it expire as many days after its start as before', async () => {
  const buyer = await till.buyer();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 900_000, subscriptionDays: 90 });
  await buy(buyer, till.planOf());
  const { code } = await till.coupon({ kind: 'credits', value: 7 });
  await buy(buyer, till.planOf(), code);
  await buy(buyer, large);
  const [, follows] = await running(buyer);
  const of = eq(ledgerLots.subscriptionId, follows?.id ?? '');
  const lots = await db().select().from(ledgerLots).where(of).orderBy(ledgerLots.amount);
  const expiresAt = new Date((follows?.startsAt.getTime() ?? 0) + (follows?.creditValidityDays ?? 0) * dayMs);
  expect(lots.map((lot) => [lot.amount, lot.expiresAt])).toEqual([
    [7, expiresAt],
    [100, expiresAt],
  ]);
  // The books see credits that stayed behind.
  await db()
    .update(ledgerLots)
    .set({ expiresAt: sql`${ledgerLots.expiresAt} - interval '1 day'` })
    .where(of);
  const fault = `credits of subscription ${follows?.id} do not end with its days`;
  expect(await checkPayments(db())).toEqual([fault, fault]);
  await db().update(ledgerLots).set({ expiresAt }).where(of);
});

test('the unused part of a plan pays once, however many upgrades are begun', async () => {
  const buyer = await till.buyer();
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000 });
  const { id: larger } = await till.soldPlan({ name: 'Larger', amount: 600_000 });
  await buy(buyer, till.planOf());
  const first = await atProvider(buyer, large);
  const quote = await buyer.ask('POST /payments/quote', { planId: larger });
  expect(codeOf(quote)).toBe('upgrade_open');
  await age(db(), first._id);
  await sweepPayments(db());
  await buy(buyer, larger);
  // The first is paid after all: what it counted has paid for the second.
  expect(await arrive(buyer.clientId, first._id)).toBe('refused');
  expect((await running(buyer)).map(({ planName }) => planName)).toEqual(['Larger']);
  expect((await buyer.read(first._id)).state).toBe('expired');
});

test('an upgrade is refused where what it counts went back before its money came, also in part, and where it is open still', async () => {
  const { id: large } = await till.soldPlan({ name: 'Large', amount: 300_000, subscriptionDays: 60 });
  const work = { actor: { ip: null, requestId: null }, post: app.services };
  // Of the total 114.066 count, so that 39.34 may have gone back.
  for (const [state, amount, outcome] of [
    ['cancelled', 118_000, 'refused'],
    ['expired', 3935, 'refused'],
    ['failed', 3934, 'settled'],
    ['pending', 3935, 'refused'],
  ] as const) {
    const buyer = await till.buyer();
    const { clientId } = buyer;
    const base = await buy(buyer, till.planOf());
    const upgrade = await atProvider(buyer, large);
    await db().update(payments).set({ state }).where(eq(payments.id, upgrade._id));
    const arrived = db().transaction(async (tx) => {
      const back = { clientId, paymentId: base, providerRefundId: `rfnd_${base}`, amount, reason: 'There.' };
      expect(await settleRefund(tx, work, back)).toBe('settled');
      const money = { clientId, paymentId: upgrade._id, providerPaymentId: `pay_${upgrade._id}` };
      expect([state, await settlePayment(tx, work, money)]).toEqual([state, outcome]);
      return tx.rollback();
    });
    await expect(arrived).rejects.toThrow('Rollback');
  }
});

test('the money of a provider settles a payment once, also late and however often it is reported, and no other money does', async () => {
  for (const state of ['pending', 'failed', 'cancelled', 'expired'] as const) {
    const buyer = await till.buyer();
    const { _id } = await atProvider(buyer, till.planOf());
    await db().update(payments).set({ state }).where(eq(payments.id, _id));
    const outcomes = await Promise.all(Array.from({ length: 5 }, () => arrive(buyer.clientId, _id)));
    expect([state, outcomes.toSorted()]).toEqual([state, ['already', 'already', 'already', 'already', 'settled']]);
    expect(await arrive(buyer.clientId, _id, 'pay_other')).toBe('refused');
    expect(await running(buyer)).toHaveLength(1);
  }
  const buyer = await till.buyer();
  const { _id } = await buyer.sent({ planId: till.planOf() });
  await till.decide(`POST /payments/${_id}/reject`, { reason: 'Not there.' });
  expect(await arrive(buyer.clientId, _id)).toBe('refused');
  expect(await arrive(buyer.clientId, randomUUID())).toBe('refused');
  expect(await arrive((await till.buyer()).clientId, _id)).toBe('refused');
  expect(await running(buyer)).toEqual([]);
});

test('two plans that were begun while none ran and are both paid follow one another', async () => {
  const buyer = await till.buyer();
  const { id: other } = await till.soldPlan({ name: 'Other', amount: 70_000 });
  const [one, two] = [await buyer.sent({ planId: till.planOf() }), await buyer.sent({ planId: other })];
  await Promise.all([till.verify(one._id), till.verify(two._id)]);
  const [first, second] = await running(buyer);
  expect(second?.startsAt).toEqual(first?.endsAt);
});

test('a plan in another currency than the one that runs is for sales to arrange', async () => {
  const buyer = await till.buyer();
  const { id: abroad } = await till.soldPlan({ currency: 'USD', amount: 2000 });
  await buy(buyer, till.planOf());
  expect(codeOf(await buyer.ask('POST /payments/quote', { planId: abroad }))).toBe('other_currency');
  // What was given is worth nothing in any currency.
  const given = await till.buyer();
  await db()
    .update(subscriptions)
    .set({ startsAt: sql`now()`, endsAt: sql`now() + interval '30 days'`, amount: 100_000 })
    .where(eq(subscriptions.clientId, given.clientId));
  expect(await given.quote({ planId: abroad })).toMatchObject({ purpose: 'upgrade', taxable: 2000 });
});

test('a reseller earns its share before tax, loses it with what goes back, and earns nothing while it is inactive', async () => {
  const [reseller] = await db()
    .insert(resellers)
    .values({ name: `Agent ${randomUUID()}`, commissionBasisPoints: 1250 })
    .returning();
  const resellerId = reseller?.id ?? '';
  const buyer = await till.buyer();
  await db().update(clients).set({ resellerId }).where(eq(clients.id, buyer.clientId));
  const id = await buy(buyer, till.planOf());
  const book = async () =>
    (await db().select().from(commissions).where(eq(commissions.resellerId, resellerId)).orderBy(commissions.id)).map(
      ({ kind, amount }) => [kind, amount],
    );
  expect(await book()).toEqual([['earned', 12_500]]);
  const refund = (amount: number) =>
    till.decide(`POST /payments/${id}/refund`, { amount, reason: 'Too much.' }, randomUUID());
  await refund(33_333);
  await refund(84_667);
  const all = await book();
  expect(all.slice(1).map(([kind]) => kind)).toEqual(['returned', 'returned']);
  expect(all.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(0);
  await db().update(resellers).set({ isActive: false }).where(eq(resellers.id, resellerId));
  await buy(buyer, till.planOf());
  expect(await book()).toEqual(all);
});

test.each([
  ['in the state of the seller, CGST and SGST', { stateCode: '24' }, ['cgst', 9000], ['sgst', 9000]],
  ['in another state, IGST', { stateCode: '27', gstin: gstinOf('27') }, ['igst', 18_000]],
  ['in a country with a rate, its tax', { country: 'US', stateCode: null }, ['tax', 5000]],
  ['in a country without one, nothing', { country: 'DE', stateCode: null }],
] as const)('a buyer is charged %s', async (_, facts, ...taxes) => {
  const buyer = await till.buyer({ ...buyerFacts, ...facts });
  const { lines } = await buyer.quote({ planId: till.planOf() });
  expect(lines.slice(1).map(({ kind, amount }) => [kind, amount])).toEqual(taxes);
});

test('a transfer that was found days after it was quoted says the days that its plan runs, and none before', async () => {
  const buyer = await till.buyer();
  const { _id, quote } = await buyer.sent({ planId: till.planOf() });
  const twoDays = 2 * dayMs;
  const before = (iso: string) => new Date(Date.parse(iso) - twoDays).toISOString();
  const earlier = { ...quote, startsAt: before(quote.startsAt), endsAt: before(quote.endsAt) };
  await db().update(payments).set({ quote: earlier }).where(eq(payments.id, _id));
  expect((await buyer.read(_id)).runs).toBeNull();
  await till.verify(_id);
  const { runs, settledAt } = await buyer.read(_id);
  const [bought] = await db().select().from(subscriptions).where(eq(subscriptions.paymentId, _id));
  expect(runs).toEqual({ startsAt: bought?.startsAt.toISOString(), endsAt: bought?.endsAt.toISOString() });
  expect(runs?.startsAt).toBe(settledAt);
  expect(Date.parse(runs?.endsAt ?? '')).toBeGreaterThanOrEqual(Date.parse(earlier.endsAt) + twoDays);
});
