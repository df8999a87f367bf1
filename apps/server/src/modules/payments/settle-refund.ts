import type { Transaction } from '../../db/database.ts';
import type { Work } from './settle-payment.ts';

/** Money that a provider says went back. */
export interface Returned {
  readonly clientId: string;
  readonly paymentId: string;
  readonly providerRefundId: string;
  /** Our own name of the refund, where it was asked for here; without it one that was made at the provider is written down. */
  readonly refundId?: string;
  /** Minor units. */
  readonly amount: number;
  readonly reason: string;
}

/**
 * Writes a refund down once, in the caller's transaction: its state, the payment's, a credit note, the commission that is returned, letters
 * and the log. `already` when it was done before; `refused` when more would go back than came.
 */
export async function settleRefund(_tx: Transaction, _work: Work, _returned: Returned): Promise<'settled' | 'already' | 'refused'> {
  throw new Error('Not written yet.');
}

/** Writes down that a refund which was asked for could not be made; the money counts as ours again. False when it was not open any more. */
export async function failRefund(
  _tx: Transaction,
  _work: Work,
  _failure: { readonly clientId: string; readonly refundId: string },
): Promise<boolean> {
  throw new Error('Not written yet.');
}
