import type { WholePayment } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { endPayment } from './end-payment.ts';
import { findPayment } from './find-payment.ts';
import { closeOrder } from './providers/begin-order.ts';
import { refusePaymentState } from './refuse-payment-state.ts';

/** Gives up a payment that is pending, or a transfer on which no one has decided; its coupon is free again. */
export async function cancelPayment(scope: ClientScope, { id }: { id: string }): Promise<WholePayment> {
  await scope.db.transaction(async (tx) => {
    const { clientId } = scope;
    const end = { clientId, paymentId: id, to: 'cancelled' } as const;
    const isEnded =
      (await endPayment(tx, scope, { ...end, from: 'pending' })) ||
      (await endPayment(tx, scope, { ...end, from: 'verifying' }));
    if (!isEnded) await refusePaymentState({ db: tx, clientId }, id);
  });
  const [payment] = await own(scope).payments.where(eq(fields.payments.id, id));
  if (payment) await closeOrder(scope, payment);
  return findPayment(scope, id);
}
