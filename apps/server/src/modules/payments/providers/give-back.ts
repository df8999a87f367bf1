import { eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { fields } from '../../../db/fields.ts';
import { own } from '../../../db/own.ts';
import type { Row } from '../../../db/tables.ts';
import { logAction } from '../../logs/log-action.ts';
import { queueMailToAdmins } from '../../mail/queue-mail-to-admins.ts';
import { queueMailToSuperAdmins } from '../../mail/queue-mail-to-super-admins.ts';
import { endPayment } from '../end-payment.ts';
import type { Work } from '../settle-payment.ts';

/**
 * Marks money for which nothing can be given any more to be sent back: it came after its payment was over, and what was promised for it is
 * gone. It is sent by whoever sends all refunds; the super-admins are shown that it happened, and whoever paid is written to.
 */
export async function giveBack(
  tx: Transaction,
  { actor, post }: Work,
  { id: paymentId, clientId, total: amount, currency, terms }: Row<'payments'>,
  moneyId: string,
): Promise<void> {
  const mine = own({ db: tx, clientId }, tx);
  await mine.payments.update({ providerPaymentId: moneyId }, eq(fields.payments.id, paymentId));
  const reason = 'came_late';
  // What a payment that is still open counted went back: it can no longer be paid.
  await endPayment(tx, actor, { clientId, paymentId, from: 'pending', to: 'failed', reason });
  await mine.refunds.insert({ paymentId, amount, reason });
  await logAction(tx, actor, 'payment.late', paymentId, { plan: terms.name });
  const gaps = { provider: actor.userName ?? '', plan: terms.name, payment: paymentId };
  await queueMailToSuperAdmins(tx, post, { kind: 'paymentLate', gaps, path: '/admin/payments', event: paymentId });
  await queueMailToAdmins(tx, post, clientId, {
    kind: 'paymentReturned',
    gaps: { plan: terms.name, amount: { amount, currency } },
    path: '/admin/payments',
    event: paymentId,
  });
}
