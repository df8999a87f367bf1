import { type DisputeState, limits } from '@naksha/contract';
import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentService } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';
import type { HeardEvent, News, Order, PaymentProvider, RefundState } from './provider.ts';

/** A page of theirs can be paid on for a day at most. https://docs.stripe.com/api/checkout/sessions/create */
const longestPageMs = 24 * 3_600_000 - 60_000;

const id = z.union([z.string(), z.object({ id: z.string() }).transform((whole) => whole.id)]);
/** What is read of its events; the rest is theirs to change. */
const session = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']).nullable(),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  payment_intent: id.nullable(),
  amount_total: z.int().nullable(),
  currency: z.string().nullable(),
});
const refund = z.object({
  id: z.string(),
  status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
  payment_intent: id.nullable(),
  amount: z.int(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()).nullable(),
});
const dispute = z.object({
  id: z.string(),
  /** One that is new there changes nothing here, so that its event is not sent again for days. */
  status: z.string(),
  payment_intent: id.nullable(),
  amount: z.int(),
  currency: z.string(),
  reason: z.string(),
});
const events = z.discriminatedUnion('type', [
  z.object({
    type: z.enum([
      'checkout.session.completed',
      'checkout.session.async_payment_succeeded',
      'checkout.session.async_payment_failed',
      'checkout.session.expired',
    ]),
    data: z.object({ object: session }),
  }),
  z.object({
    type: z.enum(['refund.created', 'refund.updated', 'refund.failed']),
    data: z.object({ object: refund }),
  }),
  z.object({
    type: z.enum(['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed']),
    data: z.object({ object: dispute }),
  }),
]);

/** Stripe by its Checkout: a page of theirs to which a browser is sent, so that no script of theirs runs on ours. */
export function openStripe(account: PaymentService, longestMs: number): PaymentProvider {
  const { protocol, hostname, port } = new URL(account.url);
  const stripe = new Stripe(account.key.reveal(), {
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    timeout: longestMs,
    // The key goes to the host of the settings and no other.
    httpClient: Stripe.createFetchHttpClient((input, init) => fetch(input, { ...init, redirect: 'error' })),
    // The payer asks again, or the next look does; a request waits for no more than one try.
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return {
    async begin(order) {
      const key = { idempotencyKey: `order-${order.paymentId}` };
      const made = await said(stripe.checkout.sessions.create(sessionOf(order), key));
      if (made.url === null) throw new AppError('provider_unreachable', { cause: 'Stripe named no page to pay on.' });
      return { orderId: made.id, url: made.url, expiresAt: new Date(made.expires_at * 1000) };
    },
    hear: (body, headers) => hear(stripe, account, body, headers['stripe-signature']),
    async fetchState(orderId) {
      return newsOfSession(session.parse(await said(stripe.checkout.sessions.retrieve(orderId))));
    },
    async close(orderId) {
      await said(stripe.checkout.sessions.expire(orderId));
    },
    async refund({ refundId, moneyId, amount }) {
      const order = { payment_intent: moneyId, amount, metadata: { refund: refundId } };
      const made = await said(stripe.refunds.create(order, { idempotencyKey: `refund-${refundId}` }));
      return { providerRefundId: made.id, state: refundStates[refund.shape.status.parse(made.status)] };
    },
  };
}

function sessionOf({ paymentId, planName, amount, currency, begunAt, expiresAt, paidUrl, backUrl }: Order) {
  // Of the time when it was begun, not of now: asked again with the same key it has to be the same.
  const expires_at = Math.floor(Math.min(begunAt.getTime() + longestPageMs, expiresAt.getTime()) / 1000);
  return {
    mode: 'payment',
    client_reference_id: paymentId,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: planName } },
      },
    ],
    success_url: paidUrl,
    cancel_url: backUrl,
    expires_at,
    metadata: { payment: paymentId },
    payment_intent_data: { metadata: { payment: paymentId } },
  } satisfies Stripe.Checkout.SessionCreateParams;
}

const refundStates = {
  pending: 'asked',
  requires_action: 'asked',
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
} as const satisfies Record<z.infer<typeof refund>['status'], RefundState>;

/** Those with a warning are questions of a bank, and take no money. https://docs.stripe.com/api/disputes/object */
const disputeStates: ReadonlyMap<string, DisputeState> = new Map([
  ['warning_needs_response', 'open'],
  ['warning_under_review', 'open'],
  ['warning_closed', 'won'],
  ['needs_response', 'open'],
  ['under_review', 'open'],
  ['appeal_needs_response', 'open'],
  ['appeal_under_review', 'open'],
  ['won', 'won'],
  ['lost', 'lost'],
  ['prevented', 'won'],
]);

function hear(
  stripe: Stripe,
  { webhookSecrets, isLive }: PaymentService,
  body: Buffer,
  signature: string | string[] | undefined,
): HeardEvent {
  if (typeof signature !== 'string') throw new AppError('webhook_refused');
  const event = webhookSecrets
    .reveal()
    .split(',')
    .map((secret) => {
      try {
        return stripe.webhooks.constructEvent(body, signature, secret, limits.webhookAgeSeconds);
      } catch (problem) {
        if (problem instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw problem;
      }
    })
    .find((read) => read !== undefined);
  if (event === undefined || event.livemode !== isLive) throw new AppError('webhook_refused');
  const { id: eventId, type: kind } = event;
  const isOfConcern = events.options.some(({ shape }) => shape.type.safeParse(kind).success);
  if (!isOfConcern) return { id: eventId, kind, news: null };
  const known = events.parse(event);
  const { object } = known.data;
  const isNew = 'reason' in object && !disputeStates.has(object.status);
  return { id: eventId, kind, news: newsOf(known), ...(isNew && { newStatus: object.status }) };
}

function newsOf(event: z.infer<typeof events>): News | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.expired':
      return newsOfSession(event.data.object);
    case 'checkout.session.async_payment_failed':
      return { kind: 'over', orderId: event.data.object.id, reason: 'failed' };
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed': {
      const { id: providerDisputeId, status, payment_intent: moneyId, amount, currency, reason } = event.data.object;
      if (moneyId === null) return null;
      const state = disputeStates.get(status);
      if (state === undefined) return null;
      return { kind: 'dispute', moneyId, providerDisputeId, reason, state, amount, currency: currency.toUpperCase() };
    }
    default: {
      const { id: providerRefundId, status, payment_intent: moneyId, amount, currency, metadata } = event.data.object;
      if (moneyId === null) return null;
      const refundId = z.uuid().safeParse(metadata?.refund).data ?? null;
      const state = refundStates[status];
      return { kind: 'refund', moneyId, providerRefundId, refundId, state, amount, currency: currency.toUpperCase() };
    }
  }
}

/** A session that is complete and not paid yet is paid in a way that takes days: of that another event comes. */
function newsOfSession(found: z.infer<typeof session>): News | null {
  const { id: orderId, status, payment_status, payment_intent: moneyId, amount_total: amount, currency } = found;
  if (status === 'expired') return { kind: 'over', orderId, reason: 'expired' };
  if (payment_status !== 'paid' || moneyId === null || amount === null || currency === null) return null;
  return { kind: 'paid', orderId, moneyId, amount, currency: currency.toUpperCase() };
}

/** What it answers, or why it did not in words of the catalogue. Errors of its library hold no key. */
async function said<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (cause) {
    const {
      StripeError,
      StripeInvalidRequestError,
      StripeAuthenticationError,
      StripePermissionError,
      StripeCardError,
    } = Stripe.errors;
    if (!(cause instanceof StripeError)) throw cause;
    const isRefused = [
      StripeInvalidRequestError,
      StripeAuthenticationError,
      StripePermissionError,
      StripeCardError,
    ].some((kind) => cause instanceof kind);
    throw new AppError(isRefused ? 'provider_refused' : 'provider_unreachable', { cause });
  }
}
