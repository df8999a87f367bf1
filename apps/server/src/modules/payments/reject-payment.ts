import type { WholePayment } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { endPayment } from './end-payment.ts';
import { findPayment } from './find-payment.ts';
import { lockTransfer } from './lock-transfer.ts';

/** Turns a transfer down and says why; its coupon and its transaction id are free again. */
export async function rejectPayment(
  scope: SuperScope,
  { id, reason, transactionId: lookedFor }: { id: string; reason: string; transactionId?: string | undefined },
): Promise<WholePayment> {
  const { clientId, planName, amount, currency, transactionId } = await findPayment(scope, id);
  await scope.db.transaction(async (tx) => {
    await lockTransfer({ db: tx, clientId }, id, lookedFor);
    const end = {
      clientId,
      paymentId: id,
      from: 'verifying',
      to: 'rejected',
      reason,
      decidedBy: scope.userId,
    } as const;
    if (!(await endPayment(tx, scope, end))) throw new AppError('payment_state');
    await queueMailToAdmins(tx, scope.services, clientId, {
      kind: 'paymentRejected',
      gaps: { plan: planName, amount: { amount, currency }, transaction: transactionId ?? '', reason },
      path: '/admin/payments',
      event: id,
    });
  });
  return findPayment(scope, id);
}
