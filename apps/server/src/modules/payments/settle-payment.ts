import type { Transaction } from '../../db/database.ts';
import type { Actor } from '../logs/log-action.ts';
import type { Post } from '../mail/keep-letter.ts';

/** By whom, and with what letters are sent; a scope and its services fit. */
export interface Work {
  readonly actor: Actor;
  readonly post: Post;
}

/** A payment whose money has come. */
export interface Arrival {
  readonly clientId: string;
  readonly paymentId: string;
  /** What the provider calls the money; for a transfer, and where nothing was to be paid, there is none. */
  readonly providerPaymentId?: string;
  /** The super-admin who saw a transfer arrive. */
  readonly decidedBy?: string;
}

/**
 * `settled` now; `already` before, and nothing was done; `refused` where it cannot be settled any more: it was rejected or refunded, or what
 * was promised for the money was given to another payment meanwhile. Money of a provider that was refused has to go back.
 */
export type Settled = 'settled' | 'already' | 'refused';

/**
 * Settles a payment once, in the caller's transaction: its state, coupon, subscription, credits, invoice, the commission of a reseller,
 * letters and the log. Whether amount and currency are those of the payment is judged by who heard of the money. Money of a provider that
 * comes after its payment failed, was cancelled or ran out is settled all the same.
 */
export async function settlePayment(_tx: Transaction, _work: Work, _arrival: Arrival): Promise<Settled> {
  throw new Error('Not written yet.');
}

/** Ends a pending payment of which the provider says that it failed, and frees its coupon; false when it was not pending any more. */
export async function failPayment(
  _tx: Transaction,
  _work: Work,
  _failure: { readonly clientId: string; readonly paymentId: string; readonly reason: string },
): Promise<boolean> {
  throw new Error('Not written yet.');
}
