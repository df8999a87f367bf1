import type { WholePayment } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { findPayment } from './find-payment.ts';
import { lockTransfer } from './lock-transfer.ts';
import { settlePayment } from './settle-payment.ts';

/** Says that a transfer has arrived: everything that was bought comes into being in the same transaction. */
export async function verifyPayment(
  scope: SuperScope,
  { id, transactionId }: { id: string; transactionId?: string | undefined },
): Promise<WholePayment> {
  const { clientId } = await findPayment(scope, id);
  await scope.db.transaction(async (tx) => {
    await lockTransfer({ db: tx, clientId }, id, transactionId);
    const arrival = { clientId, paymentId: id, decidedBy: scope.userId };
    const settled = await settlePayment(tx, { actor: scope, post: scope.services }, arrival);
    if (settled !== 'settled') throw new AppError('payment_state');
  });
  return findPayment(scope, id);
}
