import type { WholePayment } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Runner } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { stepsOf } from './payment-steps.ts';
import { paymentsSeen, presentPayments } from './present-payment.ts';

/** A payment that the caller may see, with its lines and, while it is pending, what has to be done. */
export async function findPayment(
  scope: ClientScope | SuperScope,
  id: string,
  inside: Runner = scope.db,
): Promise<WholePayment> {
  const visible = visibleTo(scope, inside);
  const [seen] = await paymentsSeen(visible, eq(fields.payments.id, id));
  if (!seen) throw new AppError('not_found');
  const [row] = await presentPayments(visible, [seen]);
  if (!row) throw new AppError('not_found');
  const { payment } = seen;
  return { ...row, quote: payment.quote, terms: payment.terms, steps: await stepsOf(inside, payment) };
}
