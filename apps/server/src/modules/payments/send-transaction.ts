import type { WholePayment } from '@naksha/contract';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { isUniqueViolation } from '../../db/is-unique-violation.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { queueMailToSuperAdmins } from '../mail/queue-mail-to-super-admins.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { amountInWords } from './amount-in-words.ts';
import { findPayment } from './find-payment.ts';
import { refusePaymentState } from './refuse-payment-state.ts';

const { clients, payments } = fields;

/**
 * Names the transfer that was made, which pays for nothing else; the super-admins hear of it. While no one has decided, a name that was
 * mistyped can be put right.
 */
export async function sendTransaction(
  scope: ClientScope,
  { id, transactionId, was }: { id: string; transactionId: string; was?: string | null | undefined },
): Promise<WholePayment> {
  await scope.db.transaction(async (tx) => {
    const [before] = await own(scope, tx).payments.where(eq(payments.id, id)).for('no key update');
    const name = before?.transactionId ?? '';
    // Whoever heard no answer names the same once more.
    if (before && before.transactionId !== transactionId)
      refuseStale(was, before.transactionId, () => ({ now: name, name }));
    const payment = await nameTransfer(tx, scope, id, transactionId);
    const about = { plan: payment.terms.name, total: amountInWords(payment), transactionId };
    await logAction(tx, scope, 'payment.sent', id, about);
    const [client] = await own(scope, tx).clients.pick({ name: clients.name });
    const { total, currency, terms } = payment;
    const amount = { amount: total, currency };
    await queueMailToSuperAdmins(tx, scope.services, {
      kind: 'paymentWaiting',
      gaps: { client: client?.name ?? '', plan: terms.name, amount, transaction: transactionId },
      path: '/admin/payments',
      // One that was put right is another to look for.
      event: `${id} ${transactionId}`,
    });
  });
  return findPayment(scope, id);
}

async function nameTransfer(
  tx: Transaction,
  scope: ClientScope,
  id: string,
  transactionId: string,
): Promise<Row<'payments'>> {
  const isPending = and(eq(payments.state, 'pending'), gt(payments.expiresAt, sql`now()`));
  const isOpen = or(isPending, eq(payments.state, 'verifying'));
  const isWaiting = and(eq(payments.id, id), eq(payments.method, 'transfer'), isOpen);
  try {
    const [named] = await own(scope, tx)
      .payments.update(
        { state: 'verifying', transactionId, sentAt: sql`coalesce(${payments.sentAt}, now())` },
        isWaiting,
      )
      .returning();
    return named ?? (await refusePaymentState({ db: tx, clientId: scope.clientId }, id));
  } catch (problem) {
    if (isUniqueViolation(problem, 'payments_transaction'))
      throw new AppError('transaction_used', { field: 'transactionId' });
    throw problem;
  }
}
