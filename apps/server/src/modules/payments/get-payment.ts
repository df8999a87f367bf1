import type { WholePayment } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { noteVisits } from '../logs/visit-client.ts';
import { findPayment } from './find-payment.ts';
import { askProvider } from './providers/ask-provider.ts';

/**
 * A payment with its lines. While it is pending its provider is asked how it stands: whoever comes back from paying looks here. A super-admin
 * who looks at it leaves a line in the log of its client.
 */
export async function getPayment(scope: ClientScope | SuperScope, { id }: { id: string }): Promise<WholePayment> {
  const [row] = await visibleTo(scope).payments.where(eq(fields.payments.id, id));
  if (row) await askProvider(scope, row);
  const payment = await findPayment(scope, id);
  await noteVisits(scope, [payment.clientId], 'payments');
  return payment;
}
