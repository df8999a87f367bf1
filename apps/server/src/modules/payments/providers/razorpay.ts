import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { DisputeState } from '@naksha/contract';
import Razorpay from 'razorpay';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { AppError } from '../../../http/app-error.ts';
import type { HeardEvent, News, PaymentProvider, RefundState } from './provider.ts';

type Account = NonNullable<Config['razorpay']>;

/** What is read of its answers and events; the rest is theirs to change. https://razorpay.com/docs/api/payments/payment-links */
const link = z.object({
  id: z.string(),
  short_url: z.string(),
  status: z.enum(['created', 'partially_paid', 'expired', 'cancelled', 'paid']),
  amount: z.int(),
  currency: z.string(),
  expire_by: z.int(),
  payments: z.array(z.object({ payment_id: z.string(), amount: z.int(), status: z.string() })).nullish(),
});
const links = z.object({ payment_links: z.array(link) });
const refund = z.object({ id: z.string(), status: z.enum(['pending', 'processed', 'failed']) });

const entity = <Shape extends z.ZodType>(shape: Shape) => z.object({ entity: shape });
/** Notes are an empty list where there are none. */
const notes = z.union([z.object({ refund: z.string().optional() }), z.array(z.unknown())]).nullish();
const takenMoney = z.object({ id: z.string(), amount: z.int(), currency: z.string(), captured: z.boolean() });
const dispute = z.object({
  id: z.string(),
  payment_id: z.string(),
  amount: z.int(),
  currency: z.string(),
  reason_code: z.string(),
  status: z.enum(['open', 'under_review', 'won', 'lost', 'closed']),
});
/** https://razorpay.com/docs/webhooks/payment-links, …/refunds and …/disputes */
const events = z.discriminatedUnion('event', [
  z.object({
    event: z.literal('payment_link.paid'),
    payload: z.object({
      payment_link: entity(z.object({ id: z.string() })),
      payment: entity(takenMoney),
      /** Whose key opened it says in which mode. */
      order: entity(z.object({ public_key: z.string().optional() })).optional(),
    }),
  }),
  z.object({
    event: z.enum(['payment_link.cancelled', 'payment_link.expired']),
    payload: z.object({ payment_link: entity(z.object({ id: z.string() })) }),
  }),
  z.object({
    event: z.enum(['refund.created', 'refund.processed', 'refund.failed']),
    payload: z.object({
      refund: entity(refund.extend({ amount: z.int(), currency: z.string(), payment_id: z.string(), notes })),
      payment: entity(takenMoney).optional(),
    }),
  }),
  z.object({
    event: z.enum([
      'payment.dispute.created',
      'payment.dispute.under_review',
      'payment.dispute.action_required',
      'payment.dispute.won',
      'payment.dispute.lost',
      'payment.dispute.closed',
    ]),
    payload: z.object({ dispute: entity(dispute) }),
  }),
]);
type Event = z.infer<typeof events>;

/**
 * Razorpay by its payment links: a page of theirs to which a browser is sent, so that no script of theirs runs on ours. Asked by their library,
 * which is given what it has no settings for (decision 0028).
 */
export function openRazorpay(account: Account, longestMs: number): PaymentProvider {
  const ask = <Shape extends z.ZodType>(shape: Shape, call: Call, key?: string) =>
    askRazorpay(shape, call(openLibrary(account, longestMs, key)));
  const find = async (paymentId: string) => {
    const filter = { url: '/payment_links', data: { reference_id: paymentId } };
    return (await ask(links, ({ api }) => api.get(filter))).payment_links[0];
  };
  return {
    async begin({ paymentId, planName, amount, currency, expiresAt, paidUrl }) {
      const data = {
        amount,
        currency,
        accept_partial: false,
        expire_by: Math.floor(expiresAt.getTime() / 1000),
        // A second link with the same name is refused: then it is looked up.
        reference_id: paymentId,
        description: planName,
        notify: { sms: false, email: false },
        reminder_enable: false,
        notes: { payment: paymentId },
        callback_url: paidUrl,
        callback_method: 'get',
      };
      // Its own `create` asks for the payer's name and address, which their service does not need and gets from no one here.
      const create: Call = ({ api }) => api.post({ url: '/payment_links', data });
      const made = await ask(link, create).catch(async (problem: unknown) => {
        if (!(problem instanceof AppError) || problem.code !== 'provider_refused') throw problem;
        const earlier = await find(paymentId);
        if (earlier?.amount !== amount || earlier.currency !== currency) throw problem;
        return earlier;
      });
      return { orderId: made.id, url: made.short_url, expiresAt: new Date(made.expire_by * 1000) };
    },
    hear: (body, headers) => hear(account, body, headers['x-razorpay-signature']),
    async fetchState(orderId) {
      const { id, status, currency, payments } = await ask(link, ({ paymentLink }) => paymentLink.fetch(orderId));
      const taken = payments?.find((each) => each.status === 'captured');
      if (status === 'paid' && taken)
        return { kind: 'paid', orderId: id, moneyId: taken.payment_id, amount: taken.amount, currency };
      return status === 'expired' || status === 'cancelled' ? { kind: 'over', orderId: id, reason: status } : null;
    },
    async close(orderId) {
      await ask(link, ({ paymentLink }) => paymentLink.cancel(orderId));
    },
    async refund({ refundId, moneyId, amount }) {
      const body = { amount, notes: { refund: refundId } };
      const made = await ask(refund, ({ payments }) => payments.refund(moneyId, body), refundId);
      return { providerRefundId: made.id, state: refundStates[made.status] };
    },
  };
}

const refundStates = { pending: 'asked', processed: 'done', failed: 'failed' } as const satisfies Record<
  z.infer<typeof refund>['status'],
  RefundState
>;

const disputeStates = {
  open: 'open',
  under_review: 'open',
  won: 'won',
  lost: 'lost',
  closed: 'won',
} as const satisfies Record<z.infer<typeof dispute>['status'], DisputeState>;

/**
 * The name of an event comes in a header, which is not signed: somebody who saw one event could suppress another by its name. So an event is
 * named by its bytes, which a repetition has in common. It bears no time that is signed with it, for repetitions come within a day.
 */
function hear({ webhookSecrets, isLive }: Account, body: Buffer, given: string | string[] | undefined): HeardEvent {
  const isSigned = (secret: string) => isSame(createHmac('sha256', secret).update(body).digest('hex'), given);
  if (!webhookSecrets.reveal().split(',').some(isSigned)) throw new AppError('webhook_refused');
  const id = createHash('sha256').update(body).digest('base64url');
  const text: unknown = JSON.parse(body.toString());
  const { event: kind } = z.object({ event: z.string() }).parse(text);
  const isOfConcern = events.options.some(({ shape }) => shape.event.safeParse(kind).success);
  if (!isOfConcern) return { id, kind, news: null };
  const event = events.parse(text);
  if (event.event === 'payment_link.paid') {
    const key = event.payload.order?.entity.public_key;
    if (key?.startsWith('rzp_') && key.startsWith('rzp_live_') !== isLive) throw new AppError('webhook_refused');
  }
  return { id, kind, news: newsOf(event) };
}

function newsOf(event: Event): News | null {
  switch (event.event) {
    case 'payment_link.paid': {
      const { payment_link, payment } = event.payload;
      const { id: moneyId, amount, currency } = payment.entity;
      return { kind: 'paid', orderId: payment_link.entity.id, moneyId, amount, currency };
    }
    case 'payment_link.cancelled':
    case 'payment_link.expired': {
      const reason = event.event === 'payment_link.expired' ? 'expired' : 'cancelled';
      return { kind: 'over', orderId: event.payload.payment_link.entity.id, reason };
    }
    case 'refund.created':
    case 'refund.processed':
    case 'refund.failed': {
      // Money that was never taken is given back without our doing.
      if (event.payload.payment?.entity.captured === false) return null;
      const { id, status, payment_id: moneyId, notes: noted, amount, currency } = event.payload.refund.entity;
      const refundId = z.uuid().safeParse(noted && 'refund' in noted ? noted.refund : undefined).data ?? null;
      // When it is made it may be called processed while the money is still on its way.
      const state = event.event === 'refund.created' ? 'asked' : refundStates[status];
      return { kind: 'refund', moneyId, providerRefundId: id, refundId, state, amount, currency };
    }
    default: {
      const { id, status, payment_id: moneyId, amount, currency, reason_code: reason } = event.payload.dispute.entity;
      return {
        kind: 'dispute',
        moneyId,
        providerDisputeId: id,
        reason,
        state: disputeStates[status],
        amount,
        currency,
      };
    }
  }
}

function isSame(expected: string, given: string | string[] | undefined): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(typeof given === 'string' ? given : '')];
  return one.length === other.length && timingSafeEqual(one, other);
}

type Call = (library: Razorpay) => Promise<unknown>;

/** What the library asks with (axios), as far as it is set here; its types keep it out of sight. */
interface Carrier {
  readonly defaults: { readonly headers: { readonly common: Record<string, string> } };
  readonly interceptors: {
    readonly response: {
      readonly use: (answered: (answer: Answer) => object, failed: (cause: unknown) => object) => unknown;
    };
  };
}
interface Answer {
  readonly status: number;
  readonly data: unknown;
}
const carried = z.object({
  rq: z.custom<Carrier>((rq) => typeof rq === 'function' && 'defaults' in rq && 'interceptors' in rq),
});

/** What came of a call: an answer with its status, or the reason why there is none. */
const outcome = z.union([z.object({ status: z.int(), said: z.unknown() }), z.object({ cause: z.unknown() })]);
type Outcome = z.infer<typeof outcome>;

/**
 * Their library for one call, which ends within `longestMs` and goes to the host of the settings and no other. `key` is what makes a refund
 * happen once. The library reads every failure as an answer, and throws a TypeError where none came: so it is handed what came of the call as data.
 */
function openLibrary({ url, keyId, key: secret }: Account, longestMs: number, key: string | undefined): Razorpay {
  const library = new Razorpay({ key_id: keyId, key_secret: secret.reveal() });
  const { defaults, interceptors } = carried.parse(library.api).rq;
  Object.assign(defaults, {
    baseURL: url,
    signal: AbortSignal.timeout(longestMs),
    maxRedirects: 0,
    proxy: false,
    maxContentLength: longestAnswer,
    validateStatus: () => true,
  });
  if (key) defaults.headers.common['x-refund-idempotency'] = key;
  interceptors.response.use(
    ({ status, data }): { data: Outcome } => ({ data: { status, said: data } }),
    (cause): { data: Outcome } => ({ data: { cause } }),
  );
  return library;
}

/** Bytes; a list of links with one in it has a few thousand. */
const longestAnswer = 1_000_000;

async function askRazorpay<Shape extends z.ZodType>(shape: Shape, called: Promise<unknown>): Promise<z.output<Shape>> {
  const came = outcome.parse(await called);
  // What was asked stands in the fault of the library, with the key: only what happened is kept of it.
  if (!('status' in came)) throw new AppError('provider_unreachable', { cause: whyNone(came.cause) });
  const { status, said } = came;
  // While a twin is being worked on it is answered with 409, to be asked again.
  const isRefused = status >= 400 && status < 500 && status !== 409 && status !== 429;
  if (isRefused) throw new AppError('provider_refused', { cause: saidBy(came) });
  if (status !== 200) throw new AppError('provider_unreachable', { cause: saidBy(came) });
  const read = shape.safeParse(said);
  if (!read.success) throw new AppError('provider_unreachable', { cause: read.error });
  return read.data;
}

const whyNone = (cause: unknown) =>
  cause instanceof Error ? `Razorpay gave no answer: ${cause.message}` : 'Razorpay gave no answer';

const saidBy = ({ status, said }: { status: number; said?: unknown }) =>
  `Razorpay answered ${status}: ${(typeof said === 'string' ? said : (JSON.stringify(said) ?? '')).slice(0, 300)}`;
