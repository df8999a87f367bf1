import { randomBytes } from 'node:crypto';
import type { PaymentDouble, SentEvent, Spoilt } from './payment-double.ts';
import { type Recorded, type Said, startProviderServer } from './provider-double.ts';
import { signers } from './sign-events.ts';

interface Session {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly reference: string;
  readonly expiresAt: number;
  status: string;
  moneyId: string | undefined;
}

/** Stripe as its documentation describes Checkout, refunds, idempotency and webhooks; it knows no more than that. */
export async function startStripe(): Promise<PaymentDouble> {
  const sessions = new Map<string, Session>();
  const refunds = new Map<string, { moneyId: string; amount: number; ours: string | undefined }>();
  const answered = new Map<string, { request: string; said: Said }>();
  const name = (kind: string) => `${kind}_${randomBytes(7).toString('hex')}`;
  const refuse = (message: string, type = 'invalid_request_error'): Said => ({
    status: 400,
    body: { error: { type, message } },
  });
  const shown = ({ id, amount, currency, reference, expiresAt, status, moneyId }: Session, spoilt: Spoilt = {}) => ({
    ...{ id, object: 'checkout.session', mode: 'payment', status, expires_at: expiresAt, livemode: false },
    ...{ client_reference_id: reference, metadata: { payment: reference } },
    ...{ amount_total: spoilt.amount ?? amount, currency: (spoilt.currency ?? currency).toLowerCase() },
    payment_status: moneyId ? 'paid' : 'unpaid',
    payment_intent: spoilt.moneyId ?? moneyId ?? null,
    url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
  });

  const act = ({ method, path, body }: Recorded): Said => {
    const given = new URLSearchParams(body);
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      const session: Session = {
        id: name('cs_test'),
        amount: Number(given.get('line_items[0][price_data][unit_amount]')),
        currency: String(given.get('line_items[0][price_data][currency]')),
        reference: String(given.get('client_reference_id')),
        expiresAt: Number(given.get('expires_at')),
        status: 'open',
        moneyId: undefined,
      };
      const leftSeconds = session.expiresAt - Date.now() / 1000;
      if (leftSeconds < 1800 || leftSeconds > 86_400)
        return refuse('expires_at must be between 30 minutes and 24 hours away');
      sessions.set(session.id, session);
      return { status: 200, body: shown(session) };
    }
    if (method === 'POST' && path === '/v1/refunds') return refundOf(given);
    const [, id = '', action] = /^\/v1\/checkout\/sessions\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (!session)
      return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such session' } } };
    if (action === 'expire') {
      if (session.status !== 'open') return refuse('Only Checkout Sessions with a status in ["open"] can be expired.');
      session.status = 'expired';
    }
    return { status: 200, body: shown(session) };
  };

  const refundOf = (given: URLSearchParams): Said => {
    const moneyId = String(given.get('payment_intent'));
    const amount = Number(given.get('amount'));
    const session = [...sessions.values()].find((each) => each.moneyId === moneyId);
    const back = [...refunds.values()]
      .filter((each) => each.moneyId === moneyId)
      .reduce((sum, each) => sum + each.amount, 0);
    if (!session || back + amount > session.amount)
      return refuse('Refund amount is greater than unrefunded amount on charge');
    const id = name('re');
    const ours = given.get('metadata[refund]') ?? undefined;
    refunds.set(id, { moneyId, amount, ours });
    return {
      status: 200,
      body: refundObject(id, { amount, moneyId, currency: session.currency, status: 'pending', ours }),
    };
  };
  const refundObject = (
    id: string,
    {
      amount,
      moneyId,
      currency,
      status,
      ours,
    }: { amount: number; moneyId: string | undefined; currency: string; status: string; ours: string | undefined },
  ) => ({
    id,
    object: 'refund',
    amount,
    currency,
    status,
    payment_intent: moneyId,
    metadata: ours ? { refund: ours } : {},
  });

  /** The first status and body under a key are answered again; the same key with another request is an error. */
  const answer = (request: Recorded): Said => {
    if (request.headers.authorization !== 'Bearer sk_test_loom')
      return { status: 401, body: { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } } };
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string' || request.method === 'GET') return act(request);
    const earlier = answered.get(key);
    if (earlier && earlier.request !== request.path + request.body)
      return refuse('Keys for idempotent requests can only be used with the same parameters', 'idempotency_error');
    const said = earlier?.said ?? act(request);
    answered.set(key, { request: request.path + request.body, said });
    return said;
  };

  const server = await startProviderServer(answer);
  const found = (orderId: string) => {
    const session = sessions.get(orderId);
    if (!session) throw new Error(`There is no session ${orderId}.`);
    return session;
  };
  const event = (type: string, object: object, spoilt: Spoilt = {}): SentEvent => {
    const created = Math.floor(Date.now() / 1000) - (spoilt.age ?? 0);
    const body = JSON.stringify({
      ...{ id: name('evt'), object: 'event', api_version: '2026-10-28.endive', created, type },
      ...{ livemode: spoilt.isLive ?? false, pending_webhooks: 1, data: { object } },
    });
    return { path: '/payments/webhooks/stripe', body, headers: signers.stripe.sign(body, spoilt) };
  };
  return {
    name: 'stripe',
    server,
    orders: sessions,
    refunds,
    settings: { ...signers.stripe.settings, STRIPE_URL: server.url },
    pay(orderId, spoilt = {}) {
      const session = found(orderId);
      session.moneyId ??= name('pi');
      session.status = 'complete';
      return event('checkout.session.completed', shown(session, spoilt), spoilt);
    },
    expire(orderId) {
      const session = found(orderId);
      session.status = 'expired';
      return event('checkout.session.expired', shown(session));
    },
    refund(orderId, { amount, state, providerRefundId = name('re') }) {
      const { currency, moneyId } = found(orderId);
      const ours = refunds.get(providerRefundId)?.ours;
      const [type, status] = state === 'done' ? ['refund.updated', 'succeeded'] : ['refund.failed', 'failed'];
      return event(type, refundObject(providerRefundId, { amount, moneyId, currency, status, ours }));
    },
    dispute(orderId, { state, amount, providerDisputeId: id, said }) {
      const { amount: whole, currency, moneyId } = found(orderId);
      const [type, status] = state === 'open' ? ['created', 'needs_response'] : ['closed', state];
      const about = { id, object: 'dispute', amount: amount ?? whole, currency, payment_intent: moneyId };
      return event(`charge.dispute.${type}`, { ...about, status: said ?? status, reason: 'fraudulent' });
    },
    other: () => event('payment_intent.created', { id: name('pi'), object: 'payment_intent' }),
  };
}
