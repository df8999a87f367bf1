import type { WholePayment } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { findPayment } from './find-payment.ts';
import { settlePayment } from './settle-payment.ts';

/** Says that a transfer has arrived: everything that was bought comes into being in the same transaction. */
export async function verifyPayment(
  scope: SuperScope,
  { id, transactionId }: { id: string; transactionId?: string | undefined },
): Promise<WholePayment> {
  const { clientId } = await findPayment(scope, id);
  await scope.db.transaction(async (tx) => {
    const mine = own({ db: tx, clientId });
    await mine.clients.pick({ id: fields.clients.id }).for('no key update');
    const [sent] = await mine.payments.where(eq(fields.payments.id, id)).for('update');
    // What was found at the bank is not what the client says by now.
    if (transactionId !== undefined && sent?.transactionId !== transactionId) throw new AppError('conflict');
    const arrival = { clientId, paymentId: id, decidedBy: scope.userId };
    const settled = await settlePayment(tx, { actor: scope, post: scope.services }, arrival);
    if (settled !== 'settled') throw new AppError('payment_state');
  });
  return findPayment(scope, id);
}
