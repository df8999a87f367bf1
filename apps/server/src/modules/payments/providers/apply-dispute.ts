import { eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { databaseTime } from '../../../db/database-time.ts';
import { fields } from '../../../db/fields.ts';
import { type Owner, own } from '../../../db/own.ts';
import type { Row } from '../../../db/tables.ts';
import { logAction } from '../../logs/log-action.ts';
import { queueMailToSuperAdmins } from '../../mail/queue-mail-to-super-admins.ts';
import { amountInWords } from '../amount-in-words.ts';
import type { Work } from '../settle-payment.ts';
import { applyRefund } from './apply-refund.ts';
import type { News, Outcome } from './provider.ts';
import { reportStray } from './report-stray.ts';

const { disputes, invoices, refunds } = fields;

/**
 * Writes down how it stands with money that its payer wants back from their bank, and shows it to the super-admins. What ended stays ended,
 * whatever is heard after it. One that is lost is a refund, under the provider's name of the dispute.
 */
export async function applyDispute(
  tx: Transaction,
  work: Work,
  payment: Row<'payments'>,
  { providerDisputeId, moneyId, reason, state, amount, currency }: Extract<News, { kind: 'dispute' }>,
): Promise<Outcome> {
  const { id: paymentId, clientId, terms } = payment;
  const mine = own({ db: tx, clientId }, tx);
  if (currency !== payment.currency) {
    await reportStray(tx, work, { payment, money: providerDisputeId });
    return 'ignored';
  }
  const [known] = await mine.disputes.where(eq(disputes.providerDisputeId, providerDisputeId));
  // Money that came back after a loss has its credit note already: that is for a person to look at.
  if (known?.state === 'lost' && state === 'won')
    await reportStray(tx, work, { payment, money: `${providerDisputeId} (won)` });
  if (known && (known.state !== 'open' || state === 'open')) return 'ignored';
  const stands = { state, amount, closedAt: state === 'open' ? null : await databaseTime(tx) };
  if (known) await mine.disputes.update(stands, eq(disputes.id, known.id));
  else await mine.disputes.insert({ ...stands, paymentId, providerDisputeId, reason });
  const total = amountInWords({ total: amount, currency: payment.currency });
  const logged = { plan: terms.name, total, reason, dispute: state };
  await logAction(tx, work.actor, 'payment.disputed', paymentId, logged);
  if (state === 'won') return 'done';
  const sum = { amount, currency: payment.currency };
  const about = { provider: work.actor.userName ?? '', plan: terms.name, payment: paymentId, amount: sum };
  const letter = { path: '/admin/payments', event: `${providerDisputeId} ${state}` };
  if (state === 'open') {
    await queueMailToSuperAdmins(tx, work.post, { kind: 'paymentDisputed', gaps: about, ...letter });
    return 'done';
  }
  const refund = { kind: 'refund', state: 'done', refundId: null, providerRefundId: providerDisputeId } as const;
  await applyRefund(tx, work, payment, { ...refund, moneyId, amount, currency });
  const gaps = { ...about, note: await noteOf({ db: tx, clientId }, providerDisputeId) };
  await queueMailToSuperAdmins(tx, work.post, { kind: 'disputeLost', gaps, ...letter });
  return 'done';
}

/** The number of the credit note to a dispute that was lost; there is none where more was given back already than came. */
async function noteOf(owner: Owner, providerDisputeId: string): Promise<string> {
  const mine = own(owner);
  const taken = mine.refunds.pick({ id: refunds.id }, eq(refunds.providerRefundId, providerDisputeId));
  const [note] = await mine.invoices.pick({ number: invoices.number }, inArray(invoices.refundId, taken));
  return note?.number ?? '–';
}
