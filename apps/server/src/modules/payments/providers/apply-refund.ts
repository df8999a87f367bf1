import { and, eq, or } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { fields } from '../../../db/fields.ts';
import { own } from '../../../db/own.ts';
import type { Row } from '../../../db/tables.ts';
import { logAction } from '../../logs/log-action.ts';
import type { Work } from '../settle-payment.ts';
import { failRefund, settleRefund } from '../settle-refund.ts';
import type { News, Outcome } from './provider.ts';
import { reportStray } from './report-stray.ts';

type RefundNews = Extract<News, { kind: 'refund' }>;

const { refunds, payments } = fields;

/** Writes down how it stands with money that goes back: asked for here, or at the provider by somebody of ours. */
export async function applyRefund(
  tx: Transaction,
  work: Work,
  payment: Row<'payments'>,
  news: RefundNews,
): Promise<Outcome> {
  const { providerRefundId, refundId, state, amount, currency } = news;
  const { id: paymentId, clientId } = payment;
  const mine = own({ db: tx, clientId }, tx);
  const isThis = or(
    eq(refunds.providerRefundId, providerRefundId),
    refundId === null ? undefined : eq(refunds.id, refundId),
  );
  const [known] = await mine.refunds.where(and(eq(refunds.paymentId, paymentId), isThis));
  if (known && known.providerRefundId === null)
    await mine.refunds.update({ providerRefundId }, eq(refunds.id, known.id));
  if (state === 'asked') return known && known.providerRefundId === null ? 'done' : 'ignored';
  if (state === 'failed') return known ? loseRefund(tx, work, payment, known) : 'ignored';
  if (currency !== payment.currency || (known && known.amount !== amount)) {
    await reportStray(tx, work, { payment, money: providerRefundId });
    return 'ignored';
  }
  if (payment.settledAt === null) return endReturn(tx, work, payment, known, news);
  const reason = known?.reason ?? `It was given back at ${work.actor.userName}.`;
  const ours = known && { refundId: known.id };
  const written = await settleRefund(tx, work, { clientId, paymentId, providerRefundId, amount, reason, ...ours });
  if (written === 'refused') await reportStray(tx, work, { payment, money: providerRefundId });
  return written === 'settled' ? 'done' : 'ignored';
}

/** A refund that could not be made: the money is still here, and somebody has to see to it. */
export async function loseRefund(
  tx: Transaction,
  work: Work,
  payment: Row<'payments'>,
  { id: refundId, state, providerRefundId }: Row<'refunds'>,
): Promise<Outcome> {
  if (state === 'failed') return 'ignored';
  const { clientId } = payment;
  if (state === 'asked') {
    if (payment.settledAt !== null) await failRefund(tx, work, { clientId, refundId });
    else await own({ db: tx, clientId }, tx).refunds.update({ state: 'failed' }, eq(refunds.id, refundId));
  }
  await reportStray(tx, work, { payment, money: providerRefundId ?? refundId });
  return state === 'asked' ? 'done' : 'ignored';
}

/** Money that never paid for anything has gone back: there is no invoice that a credit note would be to. */
async function endReturn(
  tx: Transaction,
  { actor }: Work,
  { id: paymentId, clientId, total, refunded, terms }: Row<'payments'>,
  known: Row<'refunds'> | undefined,
  { providerRefundId, amount }: RefundNews,
): Promise<Outcome> {
  if (known?.state === 'done') return 'ignored';
  const mine = own({ db: tx, clientId }, tx);
  if (known) await mine.refunds.update({ state: 'done' }, eq(refunds.id, known.id));
  else {
    const reason = `It was given back at ${actor.userName}.`;
    await mine.refunds.insert({ paymentId, amount, reason, state: 'done', providerRefundId });
  }
  await mine.payments.update({ refunded: Math.min(total, refunded + amount) }, eq(payments.id, paymentId));
  await logAction(tx, actor, 'payment.refunded', paymentId, { plan: terms.name });
  return 'done';
}
