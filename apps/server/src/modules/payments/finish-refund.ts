import { and, eq, ne, sum } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { logAction } from '../logs/log-action.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { amountInWords } from './amount-in-words.ts';
import { endBought } from './end-bought.ts';
import { issueCreditNote } from './issue-credit-note.ts';
import { returnCommission } from './return-commission.ts';
import type { Work } from './settle-payment.ts';

const { payments, refunds } = fields;

/**
 * What follows from money that went back, in the transaction that says so: the payment's state when all of it has, a credit note, the commission
 * that is returned, the letter and the log. The plan and its credits stay as they are, but where the refund ends them.
 */
export async function finishRefund(
  tx: Transaction,
  work: Work,
  { payment, refund }: { readonly payment: Row<'payments'>; readonly refund: Row<'refunds'> },
): Promise<void> {
  const { id: paymentId, clientId, terms, total, currency } = payment;
  const owner = { db: tx, clientId };
  const mine = own(owner);
  const isEarlier = and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'done'), ne(refunds.id, refund.id));
  const [earlier] = await mine.refunds.pick({ sum: sum(refunds.amount).mapWith(Number) }, isEarlier);
  const before = earlier?.sum ?? 0;
  const after = before + refund.amount;
  const isEnding = and(eq(refunds.paymentId, paymentId), eq(refunds.state, 'done'), eq(refunds.endsPlan, true));
  const hasEnded = refund.endsPlan || (await mine.refunds.pick({ id: refunds.id }, isEnding)).length > 0;
  // Given back whole and with its plan it counts nothing any more: what it replaced was paid for again.
  const whole = { state: 'refunded', ...(hasEnded && { replaces: null }) } as const;
  if (after === total) await mine.payments.update(whole, eq(payments.id, paymentId));
  const issuedAt = await databaseTime(tx);
  const note = await issueCreditNote(owner, { payment, refund, issuedAt });
  if (refund.endsPlan) {
    const creditsTaken = await endBought(
      { ...owner, post: work.post },
      { ...work.actor, clientId },
      paymentId,
      issuedAt,
    );
    await mine.refunds.update({ creditsTaken }, eq(refunds.id, refund.id));
  }
  await returnCommission(owner, { payment, refundId: refund.id, before, after });
  await queueMailToAdmins(tx, work.post, clientId, {
    kind: 'paymentRefunded',
    gaps: {
      plan: terms.name,
      amount: { amount: refund.amount, currency },
      note: note.number,
      endsPlan: refund.endsPlan,
    },
    path: '/admin/payments',
    event: refund.id,
  });
  const about = { plan: terms.name, total: amountInWords({ total: refund.amount, currency }), reason: refund.reason };
  await logAction(tx, { ...work.actor, clientId }, 'payment.refunded', paymentId, { ...about, invoice: note.number });
}
