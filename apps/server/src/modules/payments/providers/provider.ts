import { type Currency, disputeStates, paymentReasons } from '@naksha/contract';
import { z } from 'zod';

/** Minor units; a currency is said in capitals, also one that nothing is sold in here. */
const money = { amount: z.int(), currency: z.string() };

/**
 * What a provider reports, in our words: of an order that it was paid for, or will not be any more, of money that goes back, or of one that its
 * payer disputes. `paid` names the money beside the order, for refunds and disputes name the money alone. Parked news are read again with this.
 */
export const news = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('paid'), orderId: z.string(), moneyId: z.string(), ...money }),
  z.strictObject({ kind: z.literal('over'), orderId: z.string(), reason: z.enum(paymentReasons) }),
  z.strictObject({
    kind: z.literal('refund'),
    moneyId: z.string(),
    providerRefundId: z.string(),
    /** Our own name of it, where it was asked for here. */
    refundId: z.uuid().nullable(),
    state: z.enum(['asked', 'done', 'failed']),
    ...money,
  }),
  z.strictObject({
    kind: z.literal('dispute'),
    moneyId: z.string(),
    providerDisputeId: z.string(),
    /** As the provider calls it. */
    reason: z.string(),
    state: z.enum(disputeStates),
    ...money,
  }),
]);
export type News = z.infer<typeof news>;
export type RefundState = Extract<News, { kind: 'refund' }>['state'];

/** What came of news: `parked` until what they speak of is known; `ignored` where they change nothing. */
export type Outcome = 'done' | 'ignored' | 'parked';

/** An event as it was heard, its signature found good. */
export interface HeardEvent {
  /** What distinguishes it from every other event, taken from what is signed. */
  readonly id: string;
  /** As the provider calls it. */
  readonly kind: string;
  /** Null where it is of no concern here. */
  readonly news: News | null;
  /** A state that the provider did not have when this was written, and which is of no effect. */
  readonly newStatus?: string;
}

/** What is to be paid for. */
export interface Order {
  readonly paymentId: string;
  readonly planName: string;
  /** Minor units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly begunAt: Date;
  readonly expiresAt: Date;
  /** Where a browser comes back to when it was paid, and when the payer went back. */
  readonly paidUrl: string;
  readonly backUrl: string;
}

/** An order as the provider keeps it: its name, the page on which it is paid, and until when it can be. */
export interface OpenedOrder {
  readonly orderId: string;
  readonly url: string;
  readonly expiresAt: Date;
}

export interface RefundOrder {
  /** Ours; what is asked for twice under it is done once. */
  readonly refundId: string;
  readonly moneyId: string;
  readonly amount: number;
}

/**
 * A service that takes money for us. Its calls end within `limits.providerSeconds` and fail with `provider_unreachable` where it cannot be
 * known what came of them, and with `provider_refused` where it said no.
 */
export interface PaymentProvider {
  /** Opens an order. Asked again for the same payment, it answers the same order. */
  readonly begin: (order: Order) => Promise<OpenedOrder>;
  /** Reads an event from the bytes of its body; throws `webhook_refused` where it is not signed, too old, or of the other mode. */
  readonly hear: (body: Buffer, headers: NodeJS.Dict<string | string[]>) => HeardEvent;
  /** How an order stands; null while it is open. */
  readonly fetchState: (orderId: string) => Promise<News | null>;
  /** Ends an order, so that it cannot be paid for any more. */
  readonly close: (orderId: string) => Promise<void>;
  /** Sends money back. */
  readonly refund: (order: RefundOrder) => Promise<{ readonly providerRefundId: string; readonly state: RefundState }>;
}
