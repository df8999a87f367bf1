import { providers } from '@naksha/contract';
import Razorpay from 'razorpay';
import Stripe from 'stripe';
import { afterEach, describe, expect, test } from 'vitest';
import type { PaymentDouble, SentEvent } from '../../../../test/payment-double.ts';
import { useProviders } from '../../../../test/use-providers.ts';
import { readConfig } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';
import { openProviders } from './open-providers.ts';
import type { Order, PaymentProvider } from './provider.ts';

const doubles = useProviders();
const hour = 3_600_000;
let count = 0;
const orderOf = (wishes: Partial<Order> = {}): Order => ({
  paymentId: `0193a5b1-0000-7000-8000-${String(++count).padStart(12, '0')}`,
  planName: 'Mill',
  amount: 58_998_82,
  currency: 'INR',
  begunAt: new Date(),
  expiresAt: new Date(Date.now() + 72 * hour),
  paidUrl: 'http://127.0.0.1:3000/admin/payments?paid=1',
  backUrl: 'http://127.0.0.1:3000/admin/payments',
  ...wishes,
});
const open = (double: PaymentDouble, settings: NodeJS.ProcessEnv = {}, longestMs?: number): PaymentProvider => {
  const config = readConfig({ PUBLIC_URL: 'http://127.0.0.1:3000', ...double.settings, ...settings });
  const provider = openProviders(config, longestMs)[double.name];
  if (!provider) throw new Error('It was not opened.');
  return provider;
};
afterEach(() => {
  for (const name of providers) doubles(name).server.mood = 'well';
});
const hear = (provider: PaymentProvider, { body, headers }: SentEvent) => provider.hear(Buffer.from(body), headers);
const codeOf = (work: () => unknown) => {
  try {
    work();
  } catch (problem) {
    if (problem instanceof AppError) return problem.code;
    throw problem;
  }
  return undefined;
};
const fails = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (problem: unknown) => (problem instanceof AppError ? problem.code : String(problem)),
  );

test('Razorpay is asked for a link that is paid whole, of which it informs no one, and which leads back here', async () => {
  const double = doubles('razorpay');
  const order = orderOf();
  const { orderId, url, expiresAt } = await open(double).begin(order);
  const asked = double.server.requests.at(-1);
  expect(asked).toMatchObject({ method: 'POST', path: '/v1/payment_links' });
  expect(JSON.parse(asked?.body ?? '')).toEqual({
    ...{
      amount: 58_998_82,
      currency: 'INR',
      accept_partial: false,
      description: 'Mill',
      reference_id: order.paymentId,
    },
    expire_by: Math.floor(order.expiresAt.getTime() / 1000),
    ...{ notify: { sms: false, email: false }, reminder_enable: false, notes: { payment: order.paymentId } },
    ...{ callback_url: order.paidUrl, callback_method: 'get' },
  });
  expect(url).toBe(`https://rzp.io/i/${orderId.slice(6)}`);
  expect(expiresAt.getTime()).toBe(Math.floor(order.expiresAt.getTime() / 1000) * 1000);
});

test('Stripe is asked for a page that can be paid on for a day, and which leads back here', async () => {
  const double = doubles('stripe');
  const order = orderOf({ currency: 'USD', amount: 999_00 });
  const { url, orderId, expiresAt } = await open(double).begin(order);
  const asked = double.server.requests.at(-1);
  expect(asked).toMatchObject({ method: 'POST', path: '/v1/checkout/sessions' });
  expect(asked?.headers['idempotency-key']).toBe(`order-${order.paymentId}`);
  expect(Object.fromEntries(new URLSearchParams(asked?.body))).toEqual({
    ...{ mode: 'payment', client_reference_id: order.paymentId, success_url: order.paidUrl, cancel_url: order.backUrl },
    ...{ 'line_items[0][quantity]': '1', 'line_items[0][price_data][currency]': 'usd' },
    'line_items[0][price_data][unit_amount]': '99900',
    'line_items[0][price_data][product_data][name]': 'Mill',
    'metadata[payment]': order.paymentId,
    'payment_intent_data[metadata][payment]': order.paymentId,
    expires_at: String(expiresAt.getTime() / 1000),
  });
  expect(url).toBe(`https://checkout.stripe.com/c/pay/${orderId}`);
  expect(expiresAt.getTime() - Date.now()).toBeLessThan(24 * hour);
});

describe.each(providers)('%s', (name) => {
  const made = async () => {
    const double = doubles(name);
    const provider = open(double);
    return { double, provider, orderId: (await provider.begin(orderOf())).orderId };
  };

  test('asked twice for the same payment opens one order, and refuses the same with another amount', async () => {
    const { double, provider } = await made();
    const order = orderOf();
    const first = await provider.begin(order);
    expect(await provider.begin(order)).toEqual(first);
    expect([...double.orders.values()].filter(({ reference }) => reference === order.paymentId)).toHaveLength(1);
    expect(await fails(provider.begin({ ...order, amount: 1_00 }))).not.toBe('done');
  });

  test('says how an order stands: open, paid with which money, or over', async () => {
    const { double, provider, orderId } = await made();
    expect(await provider.fetchState(orderId)).toBeNull();
    double.pay(orderId);
    const { moneyId, amount } = double.orders.get(orderId) ?? {};
    expect(await provider.fetchState(orderId)).toEqual({ kind: 'paid', orderId, moneyId, amount, currency: 'INR' });
    const other = await made();
    await other.provider.close(other.orderId);
    expect(await provider.fetchState(other.orderId)).toMatchObject({ kind: 'over', orderId: other.orderId });
    expect(await fails(provider.close(orderId))).toBe('provider_refused');
  });

  test('gives money back once however often it is asked, and never more than came', async () => {
    const { double, provider, orderId } = await made();
    double.pay(orderId);
    const moneyId = double.orders.get(orderId)?.moneyId ?? '';
    const refund = { refundId: orderOf().paymentId, moneyId, amount: 50_000_00 };
    const [first, again] = [await provider.refund(refund), await provider.refund(refund)];
    expect(first).toEqual({ providerRefundId: first.providerRefundId, state: 'asked' });
    expect(again).toEqual(first);
    expect(double.refunds.get(first.providerRefundId)).toEqual({ moneyId, amount: 50_000_00, ours: refund.refundId });
    expect(await fails(provider.refund({ ...refund, refundId: orderOf().paymentId }))).toBe('provider_refused');
  });

  test('that is away, silent, failing, unreadable or elsewhere leaves open what came of it, within the time-out', async () => {
    const { double, orderId } = await made();
    const provider = open(double, {}, 500);
    const moods = ['away', 'broken', 'failing', 'moved'] as const;
    for (const mood of moods) {
      double.server.mood = mood;
      const asked = double.server.requests.length;
      expect(await fails(provider.begin(orderOf())), mood).toBe('provider_unreachable');
      expect(await fails(provider.fetchState(orderId)), mood).toBe('provider_unreachable');
      // A connection that was cut is tried once more at most, under the same key.
      expect(double.server.requests.length - asked, mood).toBeLessThanOrEqual(mood === 'away' ? 4 : 2);
    }
    expect(double.server.requests.map(({ path }) => path)).not.toContain('/elsewhere');
    double.server.mood = 'silent';
    expect(await fails(provider.fetchState(orderId))).toBe('provider_unreachable');
  });

  test('that does not know the key refuses, and nothing of the key is in what it says', async () => {
    const wrong = { razorpay: { RAZORPAY_KEY_SECRET: 'canary' }, stripe: { STRIPE_SECRET_KEY: 'sk_test_canary' } };
    const refused = await open(doubles(name), wrong[name])
      .begin(orderOf())
      .catch((problem: unknown) => problem);
    expect(refused).toMatchObject({ code: 'provider_refused' });
    expect(JSON.stringify(refused) + String(Reflect.get(Object(refused), 'cause'))).not.toContain('canary');
  });

  test('signs events as its own library checks them, and they are read as what they say', async () => {
    const { double, provider, orderId } = await made();
    const paid = double.pay(orderId);
    const { moneyId, amount } = double.orders.get(orderId) ?? {};
    const library = {
      razorpay: () =>
        Razorpay.validateWebhookSignature(
          paid.body,
          paid.headers['x-razorpay-signature'] ?? '',
          'razorpay-webhook-secret',
        ),
      stripe: () =>
        Stripe.webhooks.signature?.verifyHeader(paid.body, paid.headers['stripe-signature'] ?? '', 'whsec_loomtest'),
    };
    expect(library[name]()).toBe(true);
    expect(hear(provider, paid).news).toEqual({ kind: 'paid', orderId, moneyId, amount, currency: 'INR' });
    const said = { kind: 'refund', moneyId, refundId: null, amount: 5_00, currency: 'INR' };
    const done = double.refund(orderId, { amount: 5_00, state: 'done', providerRefundId: 'rfnd_1' });
    expect(hear(provider, done).news).toEqual({ ...said, providerRefundId: 'rfnd_1', state: 'done' });
    const failed = double.refund(orderId, { amount: 5_00, state: 'failed', providerRefundId: 'rfnd_1' });
    expect(hear(provider, failed).news).toEqual({ ...said, providerRefundId: 'rfnd_1', state: 'failed' });
    expect(hear(provider, double.expire((await made()).orderId)).news).toMatchObject({
      kind: 'over',
      reason: 'expired',
    });
    expect(hear(provider, double.other()).news).toBeNull();
  });

  test('is believed only what is signed with a secret of ours, now, in the mode of our key, to the last byte', async () => {
    const { double, provider, orderId } = await made();
    const paid = double.pay(orderId);
    const [header = '', signature = ''] = Object.entries(paid.headers)[0] ?? [];
    const forged: Record<string, SentEvent> = {
      'another secret': double.pay(orderId, { secret: 'whsec_of_somebody_else' }),
      'another mode': double.pay(orderId, { isLive: true }),
      'no signature': { ...paid, headers: {} },
      'an empty signature': { ...paid, headers: { [header]: '' } },
      'a short signature': { ...paid, headers: { [header]: signature.slice(0, -1) } },
      'a changed byte': { ...paid, body: paid.body.replace('5899882', '5899883') },
      'a space more': { ...paid, body: `${paid.body} ` },
      'no body': { ...paid, body: '' },
      'the signature of another event': { ...double.other(), headers: paid.headers },
      ...(name === 'stripe' && { 'five minutes and a second ago': double.pay(orderId, { age: 301 }) }),
    };
    for (const [what, event] of Object.entries(forged))
      expect(
        codeOf(() => hear(provider, event)),
        what,
      ).toBe('webhook_refused');
    // Signed within the time it is good for; Razorpay signs none, and repeats for a day.
    expect(hear(provider, double.pay(orderId, { age: name === 'stripe' ? 290 : 86_000 })).news).not.toBeNull();
  });

  test('may be given another secret while events signed with the former still come', async () => {
    const { double, orderId } = await made();
    const setting = name === 'razorpay' ? 'RAZORPAY_WEBHOOK_SECRET' : 'STRIPE_WEBHOOK_SECRET';
    const provider = open(double, { [setting]: `whsec_of_tomorrow,${double.settings[setting]}` });
    expect(hear(provider, double.pay(orderId)).news).not.toBeNull();
    expect(hear(provider, double.pay(orderId, { secret: 'whsec_of_tomorrow' })).news).not.toBeNull();
  });
});

test('Stripe reports an appeal as an open dispute, and a state it has not had before as nothing, by its name', async () => {
  const double = doubles('stripe');
  const provider = open(double);
  const { orderId } = await provider.begin(orderOf());
  double.pay(orderId);
  const as = (said: string) =>
    hear(provider, double.dispute(orderId, { state: 'open', providerDisputeId: 'dp_1', said }));
  for (const said of ['appeal_needs_response', 'appeal_under_review'])
    expect(as(said)).toMatchObject({ news: { kind: 'dispute', state: 'open' } });
  expect(as('reopened')).toMatchObject({ news: null, newStatus: 'reopened' });
});
