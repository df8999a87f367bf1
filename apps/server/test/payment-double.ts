import type { DisputeState, Provider } from '@naksha/contract';
import type { ProviderServer } from './provider-double.ts';

/** An event as a provider sends it: the bytes of its body, and the headers that sign them. */
export interface SentEvent {
  readonly path: string;
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** What may be unlike the truth in an event. */
export interface Spoilt {
  readonly secret?: string;
  /** Seconds since it was signed. */
  readonly age?: number;
  readonly isLive?: boolean;
  readonly amount?: number;
  readonly currency?: string;
  readonly moneyId?: string;
}

/** A provider that keeps orders as the true one does, and whose payers do what a test says. */
export interface PaymentDouble {
  readonly name: Provider;
  readonly server: ProviderServer;
  readonly settings: NodeJS.ProcessEnv;
  /** Has the order paid, and answers the event about it. */
  readonly pay: (orderId: string, spoilt?: Spoilt) => SentEvent;
  /** Lets it run out. */
  readonly expire: (orderId: string) => SentEvent;
  /** What becomes of a refund: of one that was asked for here, by its name there, or of one that somebody makes over there. */
  readonly refund: (
    orderId: string,
    refund: { amount: number; state: 'done' | 'failed'; providerRefundId?: string },
  ) => SentEvent;
  /** What becomes of the dispute that the payer has with their bank about an order. */
  readonly dispute: (
    orderId: string,
    /** `said` is the provider's own word for the state, where another is wanted; of Stripe alone. */
    dispute: { state: DisputeState; amount?: number; providerDisputeId: string; said?: string },
  ) => SentEvent;
  /** An event that is of no concern here. */
  readonly other: () => SentEvent;
  /** Refunds as they are kept there, by their name there. */
  readonly refunds: ReadonlyMap<string, { moneyId: string; amount: number; ours: string | undefined }>;
  readonly orders: ReadonlyMap<
    string,
    { status: string; readonly amount: number; readonly reference: string; moneyId: string | undefined }
  >;
}
