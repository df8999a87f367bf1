import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { PaymentDouble, SentEvent, Spoilt } from './payment-double.ts';
import { type Recorded, type Said, startProviderServer } from './provider-double.ts';
import { signers } from './sign-events.ts';

const linkBody = z.object({
  amount: z.int(),
  currency: z.string(),
  reference_id: z.string(),
  expire_by: z.int(),
  description: z.string(),
});
const refundBody = z.object({ amount: z.int(), notes: z.object({ refund: z.string() }) });

interface Link {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly expireBy: number;
  status: string;
  moneyId: string | undefined;
}

/** Razorpay as its documentation describes payment links, refunds and webhooks; it knows no more than that. */
export async function startRazorpay(): Promise<PaymentDouble> {
  const links = new Map<string, Link>();
  const refunds = new Map<string, { moneyId: string; amount: number; ours: string | undefined }>();
  const keys = new Map<string, { request: string; id: string }>();
  const name = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
  const refuse = (description: string): Said => ({
    status: 400,
    body: { error: { code: 'BAD_REQUEST_ERROR', description } },
  });
  const shown = ({ id, amount, currency, reference, expireBy, status, moneyId }: Link) => ({
    ...{ id, amount, currency, status },
    ...{ accept_partial: false, amount_paid: moneyId ? amount : 0, reference_id: reference, expire_by: expireBy },
    short_url: `https://rzp.io/i/${id.slice(6)}`,
    payments: moneyId ? [{ amount, payment_id: moneyId, plink_id: id, status: 'captured', method: 'upi' }] : null,
  });

  const answer = ({ method, path, headers, body }: Recorded): Said => {
    if (headers.authorization !== `Basic ${Buffer.from('rzp_test_loom:key-secret').toString('base64')}`)
      return {
        status: 401,
        body: { error: { code: 'BAD_REQUEST_ERROR', description: 'The api key provided is invalid' } },
      };
    const [, id = '', action] = /^\/v1\/(?:payment_links|payments)\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    if (method === 'POST' && path === '/v1/payment_links') {
      const { amount, currency, reference_id: reference, expire_by: expireBy } = linkBody.parse(JSON.parse(body));
      if ([...links.values()].some((link) => link.reference === reference))
        return refuse('payment link with given reference_id already exists');
      const link: Link = {
        id: name('plink'),
        amount,
        currency,
        reference,
        expireBy,
        status: 'created',
        moneyId: undefined,
      };
      links.set(link.id, link);
      return { status: 200, body: shown(link) };
    }
    if (method === 'GET' && path.startsWith('/v1/payment_links?reference_id=')) {
      const reference = path.split('=')[1];
      return {
        status: 200,
        body: { payment_links: [...links.values()].filter((link) => link.reference === reference).map(shown) },
      };
    }
    if (action === 'refund') return answerRefund(id, String(headers['x-refund-idempotency']), body);
    const link = links.get(id);
    if (!link) return refuse('The id provided does not exist');
    if (action !== 'cancel') return { status: 200, body: shown(link) };
    if (link.status !== 'created') return refuse('cannot cancel or expire an already paid link');
    link.status = 'cancelled';
    return { status: 200, body: shown(link) };
  };

  const answerRefund = (moneyId: string, key: string, body: string): Said => {
    const link = [...links.values()].find((each) => each.moneyId === moneyId);
    const { amount, notes } = refundBody.parse(JSON.parse(body));
    const earlier = keys.get(key);
    if (earlier && earlier.request !== body)
      return refuse('Different request with the same idempotency key has already been processed.');
    const back = [...refunds.values()]
      .filter((each) => each.moneyId === moneyId)
      .reduce((sum, each) => sum + each.amount, 0);
    if (!earlier && (!link || back + amount > link.amount))
      return refuse('The refund amount provided is greater than amount captured');
    const id = earlier?.id ?? name('rfnd');
    if (!earlier) refunds.set(id, { moneyId, amount, ours: notes.refund });
    keys.set(key, { request: body, id });
    return {
      status: 200,
      body: { id, entity: 'refund', amount, currency: link?.currency, payment_id: moneyId, notes, status: 'pending' },
    };
  };

  const server = await startProviderServer(answer);
  const found = (orderId: string) => {
    const link = links.get(orderId);
    if (!link) throw new Error(`There is no link ${orderId}.`);
    return link;
  };
  /** As in the sample payloads of their documentation, without the fields that are null there. */
  const event = (kind: string, payload: Readonly<Record<string, object>>, spoilt: Spoilt = {}): SentEvent => {
    const entities = Object.fromEntries(Object.entries(payload).map(([key, entity]) => [key, { entity }]));
    const created_at = Math.floor(Date.now() / 1000) - (spoilt.age ?? 0);
    const body = JSON.stringify({
      ...{ account_id: 'acc_OU2H3nkLn9jDVo', contains: Object.keys(payload), created_at, entity: 'event', event: kind },
      payload: entities,
    });
    return { path: '/payments/webhooks/razorpay', body, headers: signers.razorpay.sign(body, spoilt) };
  };
  const money = (link: Link, { amount, currency, moneyId }: Spoilt = {}) => ({
    ...{
      id: moneyId ?? link.moneyId,
      entity: 'payment',
      amount: amount ?? link.amount,
      currency: currency ?? link.currency,
    },
    ...{ status: 'captured', captured: true, method: 'upi', order_id: `order_${link.id.slice(6)}`, notes: [] },
  });
  return {
    name: 'razorpay',
    server,
    orders: links,
    refunds,
    settings: { ...signers.razorpay.settings, RAZORPAY_URL: server.url },
    pay(orderId, spoilt = {}) {
      const link = found(orderId);
      link.moneyId ??= name('pay');
      link.status = 'paid';
      const public_key = `rzp_${spoilt.isLive ? 'live' : 'test'}_loom`;
      const order = {
        id: link.id.slice(6),
        amount: link.amount,
        status: 'paid',
        product_type: 'payment_link_v2',
        public_key,
      };
      return event('payment_link.paid', { payment_link: shown(link), order, payment: money(link, spoilt) }, spoilt);
    },
    expire(orderId) {
      const link = found(orderId);
      link.status = 'expired';
      return event('payment_link.expired', { payment_link: shown(link) });
    },
    refund(orderId, { amount, state, providerRefundId = name('rfnd') }) {
      const link = found(orderId);
      const ours = refunds.get(providerRefundId)?.ours;
      const [kind, status] = state === 'done' ? ['refund.processed', 'processed'] : ['refund.failed', 'failed'];
      const refund = {
        ...{ id: providerRefundId, entity: 'refund', amount, currency: link.currency, payment_id: link.moneyId },
        ...{ notes: ours ? { refund: ours } : [], status, speed_processed: 'normal' },
      };
      return event(kind, { refund, payment: money(link) });
    },
    dispute(orderId, { state, amount, providerDisputeId: id }) {
      const link = found(orderId);
      const dispute = {
        ...{ id, entity: 'dispute', payment_id: link.moneyId, amount: amount ?? link.amount, currency: link.currency },
        ...{ reason_code: 'goods_not_received', phase: 'chargeback', status: state },
      };
      return event(`payment.dispute.${state === 'open' ? 'created' : state}`, { payment: money(link), dispute });
    },
    other: () =>
      event('payment.authorized', { payment: { id: name('pay'), amount: 100, currency: 'INR', captured: false } }),
  };
}
