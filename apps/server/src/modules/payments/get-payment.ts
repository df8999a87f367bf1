import type { WholePayment } from '@naksha/contract';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { noteVisits } from '../logs/visit-client.ts';
import { findPayment } from './find-payment.ts';

/** A payment with its lines. A super-admin who looks at it leaves a line in the log of its client. */
export async function getPayment(scope: ClientScope | SuperScope, { id }: { id: string }): Promise<WholePayment> {
  const payment = await findPayment(scope, id);
  await noteVisits(scope, [payment.clientId], 'payments');
  return payment;
}
