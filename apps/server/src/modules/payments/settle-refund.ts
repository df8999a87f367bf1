import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { finishRefund } from './finish-refund.ts';
import { reserveRefund } from './reserve-refund.ts';
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

const { clients, payments, refunds } = fields;

/**
 * Writes a refund down once, in the caller's transaction: its state, the payment's, a credit note, the commission that is returned, letters
 * and the log. `already` when it was done before; `refused` when more would go back than came, or the payment is not settled.
 */
export async function settleRefund(
  tx: Transaction,
  work: Work,
  { clientId, paymentId, providerRefundId, refundId, amount, reason }: Returned,
): Promise<'settled' | 'already' | 'refused'> {
  const owner = { db: tx, clientId };
  const mine = own(owner);
  await mine.clients.pick({ id: clients.id }).for('no key update');
  const isNamed = refundId === undefined ? undefined : eq(refunds.id, refundId);
  const isSame = and(eq(refunds.paymentId, paymentId), or(eq(refunds.providerRefundId, providerRefundId), isNamed));
  const [known] = await mine.refunds.where(isSame);
  if (known?.state === 'done') return 'already';
  if (known && known.amount !== amount) return 'refused';
  // What was asked for counts as given back already; what failed, or was never heard of, does not.
  const isCounted = known?.state === 'asked';
  const [payment] = isCounted
    ? await mine.payments.where(eq(payments.id, paymentId))
    : [await reserveRefund(owner, { paymentId, amount })];
  if (!payment) return 'refused';
  const done = { state: 'done', providerRefundId } as const;
  const [refund] = known
    ? await mine.refunds.update(done, eq(refunds.id, known.id)).returning()
    : await mine.refunds.insert({ ...done, paymentId, amount, reason }).returning();
  if (!refund) throw new Error('A refund was not written.');
  await finishRefund(tx, work, { payment, refund });
  return 'settled';
}

/** Writes down that a refund which was asked for could not be made; the money counts as ours again. False when it was not open any more. */
export async function failRefund(
  tx: Transaction,
  _work: Work,
  { clientId, refundId }: { readonly clientId: string; readonly refundId: string },
): Promise<boolean> {
  const mine = own({ db: tx, clientId });
  const isOpen = and(eq(refunds.id, refundId), eq(refunds.state, 'asked'));
  const [failed] = await mine.refunds.update({ state: 'failed' }, isOpen).returning();
  if (!failed) return false;
  const refunded = sql`${payments.refunded} - ${failed.amount}::bigint`;
  await mine.payments.update({ refunded }, and(eq(payments.id, failed.paymentId), ne(payments.state, 'refunded')));
  return true;
}
