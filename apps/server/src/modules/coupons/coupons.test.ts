import { randomUUID } from 'node:crypto';
import { coupon as couponShape, limits } from '@naksha/contract';
import { count, eq, sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { z } from 'zod';
import { sellerFacts, setSeller } from '../../../test/sold.ts';
import { age, codeOf, useTill } from '../../../test/till.ts';
import { couponRedemptions, coupons } from '../../db/schema/coupons.ts';
import { payments } from '../../db/schema/payments.ts';
import { endPayment } from '../payments/end-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { sweepPayments } from '../payments/sweep-payments.ts';

const till = useTill();
const { app } = till;
const db = () => app.connection.db;

/** The full trial is `NAKSHA_REDEMPTIONS=1000`: a coupon of a tenth as many uses under so many. */
const redemptions = Number(process.env.NAKSHA_REDEMPTIONS ?? 200);
const { callsAtOnce, callMayWaitMs } = limits;
afterEach(() => {
  Object.assign(limits, { callsAtOnce, callMayWaitMs });
});
const form = (changes: object = {}) => ({
  code: `C${randomUUID().slice(0, 8)}`,
  kind: 'percentage',
  value: 1000,
  startsAt: '2026-01-01T00:00:00.000Z',
  ...changes,
});
const create = (body: object) => till.decide('POST /discount/create', body);
const listed = async () =>
  z.object({ coupons: z.array(couponShape) }).parse((await till.decide('GET /discount')).body).coupons;
const usedOf = async (id: string) => {
  const [row] = await db().select({ used: coupons.used }).from(coupons).where(eq(coupons.id, id));
  return row?.used;
};

test('a coupon is added under a code without case, listed with how it stands, and deleted so that its code is free again', async () => {
  const code = `Diwali-${randomUUID().slice(0, 4)}`;
  const answer = await create(form({ code: ` ${code} `, planIds: [till.planOf()] }));
  const made = couponShape.parse(answer.body);
  expect(made).toMatchObject({ code: code.toUpperCase(), state: 'usable', used: 0, plans: [{ name: 'Loom' }] });
  expect(codeOf(await create(form({ code: code.toLowerCase() })))).toBe('coupon_taken');
  expect((await listed())[0]).toEqual(made);
  expect((await till.decide(`DELETE /discount/${made._id}`)).status).toBe(200);
  expect((await till.decide(`DELETE /discount/${made._id}`)).status).toBe(404);
  expect((await listed()).some(({ _id }) => _id === made._id)).toBe(false);
  expect((await create(form({ code }))).status).toBe(201);
});

test.each([
  ['coupon_code', { code: 'a!' }],
  ['coupon_code', { code: 'x'.repeat(33) }],
  ['coupon_value', { value: 0 }],
  ['coupon_value', { value: -1 }],
  ['coupon_value', { value: 10.5 }],
  ['coupon_value', { value: 10_001 }],
  ['coupon_value', { kind: 'amount', value: 1_000_000_001, currency: 'INR' }],
  ['coupon_currency', { kind: 'amount', value: 100 }],
  ['coupon_currency', { currency: 'INR' }],
  ['coupon_window', { endsAt: '2025-12-31T00:00:00.000Z' }],
  ['coupon_limit', { maxTotal: 0 }],
  ['coupon_limit', { maxPerClient: 1.5 }],
  ['not_found', { planIds: [randomUUID()] }],
])('a coupon is refused with %s for %o', async (code, changes) => {
  const answer = await create(form(changes));
  expect(JSON.stringify(answer.body)).toContain(`"${code}"`);
  expect(answer.status).toBeGreaterThanOrEqual(400);
});

test('a code that cannot be used says why', async () => {
  const buyer = await till.buyer();
  const planId = till.planOf();
  const { id: dollars } = await till.soldPlan({ currency: 'USD', name: 'Abroad' });
  const { id: other } = await till.soldPlan({ name: 'Other' });
  const quote = async (couponCode: string, of = planId) =>
    codeOf(await buyer.ask('POST /payments/quote', { planId: of, couponCode }));
  const code = async (changes: object) => (await till.coupon(changes)).code;
  expect(await quote('UNKNOWN')).toBe('coupon_unknown');
  expect(await quote('a')).toBe('coupon_code');
  expect(await quote(await code({ startsAt: '2999-01-01T00:00:00.000Z' }))).toBe('coupon_early');
  expect(await quote(await code({ endsAt: '2026-02-01T00:00:00.000Z' }))).toBe('coupon_ended');
  expect(await quote(await code({ planIds: [other] }))).toBe('coupon_other_plan');
  const rupees = await code({ kind: 'amount', value: 500, currency: 'INR' });
  expect([await quote(rupees), await quote(rupees, dollars)]).toEqual([200, 'coupon_other_currency']);
  const single = await till.coupon({ maxTotal: 1 });
  await (await till.buyer()).begin({ planId, couponCode: single.code });
  expect(await quote(single.code)).toBe('coupon_used_up');
  expect((await listed()).find(({ _id }) => _id === single._id)).toMatchObject({ state: 'used_up', used: 1 });
  const once = await code({});
  await buyer.sent({ planId, couponCode: once });
  expect(await quote(once)).toBe('coupon_used');
  await till.decide(`DELETE /discount/${single._id}`);
  expect(await quote(single.code)).toBe('coupon_unknown');
});

test('a coupon is free again when its payment is not made, once, whichever way it ends and however often that is said', async () => {
  const planId = till.planOf();
  const coupon = await till.coupon({ maxTotal: 1 });
  const ends = {
    cancelled: async (id: string, buyer: Awaited<ReturnType<typeof till.buyer>>) =>
      void (await Promise.all([1, 2, 3].map(() => buyer.ask(`POST /payments/${id}/cancel`)))),
    rejected: async (id: string, buyer: Awaited<ReturnType<typeof till.buyer>>) => {
      await buyer.send(id);
      const reject = () => till.decide(`POST /payments/${id}/reject`, { reason: 'It is not there.' });
      await Promise.all([1, 2, 3].map(reject));
    },
    expired: async (id: string) => {
      await age(db(), id);
      await Promise.all([sweepPayments(db()), sweepPayments(db())]);
    },
    failed: async (id: string, { clientId }: { clientId: string }) => {
      const end = { clientId, paymentId: id, from: 'pending', to: 'failed', reason: 'The card was refused.' } as const;
      const fail = () => db().transaction((tx) => endPayment(tx, { ip: null, requestId: null }, end));
      expect(await Promise.all([fail(), fail()])).toContain(true);
    },
  } as const;
  for (const [state, end] of Object.entries(ends)) {
    const buyer = await till.buyer();
    const { _id } = await buyer.begin({ planId, couponCode: coupon.code });
    expect(await usedOf(coupon._id)).toBe(1);
    await end(_id, buyer);
    expect([state, (await buyer.read(_id)).state, await usedOf(coupon._id)]).toEqual([state, state, 0]);
  }
});

test('what was promised holds though the coupon is deleted, or runs out, before the money comes', async () => {
  const [buyer, other] = [await till.buyer(), await till.buyer()];
  const coupon = await till.coupon({ maxTotal: 1 });
  const { _id, amount } = await buyer.sent({ planId: till.planOf(), couponCode: coupon.code });
  await till.decide(`DELETE /discount/${coupon._id}`);
  expect((await till.verify(_id)).body).toMatchObject({ state: 'paid', amount });
  // Money of a provider that comes when its coupon was given back and used up by somebody else.
  const last = await till.coupon({ maxTotal: 1 });
  const late = await buyer.begin({ planId: till.planOf(), couponCode: last.code });
  await db().update(payments).set({ method: 'razorpay' }).where(eq(payments.id, late._id));
  await age(db(), late._id);
  await sweepPayments(db());
  await other.begin({ planId: till.planOf(), couponCode: last.code });
  const work = { actor: { ip: null, requestId: null }, post: app.services };
  const arrival = { clientId: buyer.clientId, paymentId: late._id, providerPaymentId: 'pay_late' };
  expect(await db().transaction((tx) => settlePayment(tx, work, arrival))).toBe('settled');
  const [redemption] = await db().select().from(couponRedemptions).where(eq(couponRedemptions.paymentId, late._id));
  expect([redemption?.state, await usedOf(last._id)]).toEqual(['honoured', 1]);
});

test(
  'a coupon for a tenth of those who ask at the same moment is held by exactly so many',
  async () => {
    const most = redemptions / 10;
    // Our own door turns none of the crowd away, however long the last of it waits.
    Object.assign(limits, { callsAtOnce: 2 * redemptions, callMayWaitMs: 300_000 });
    const { id: planId } = await till.soldPlan({ amount: 10_000 });
    await setSeller(db(), { ...sellerFacts, gstin: null });
    const coupon = await till.coupon({ maxTotal: most });
    const buyers = await till.crowd(redemptions);
    const body = { planId, couponCode: coupon.code, planVersion: 1, total: 9000, method: 'transfer' };
    const answers = await Promise.all(
      buyers.map(async (buyer) => {
        const key = randomUUID();
        const begin = () => buyer.ask('POST /payments', body, key);
        let answer = await begin();
        // A database that was waited for too long asks to come again, and the same key begins no second payment.
        while (answer.status === 503) answer = await begin();
        return answer;
      }),
    );
    const codes = answers.map(codeOf);
    expect(codes.filter((code) => code === 201)).toHaveLength(most);
    expect(codes.filter((code) => code === 'coupon_used_up')).toHaveLength(redemptions - most);
    expect(await usedOf(coupon._id)).toBe(most);
    const [held] = await db()
      .select({ count: count() })
      .from(couponRedemptions)
      .where(eq(couponRedemptions.couponId, coupon._id));
    expect(held?.count).toBe(most);
    const [begun] = await db()
      .select({ count: sql`count(*)`.mapWith(Number) })
      .from(payments)
      .where(eq(payments.planId, planId));
    expect(begun?.count).toBe(most);
  },
  Math.max(120_000, redemptions * 900),
);
