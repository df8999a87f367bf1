import type { WholePayment } from '@naksha/contract';
import { eq, gt, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own, type Runner } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { stepsOf } from './payment-steps.ts';
import { paymentsSeen, presentPayments } from './present-payment.ts';
import { refundableOf } from './refundable-of.ts';

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
  const owner = { db: inside, clientId: payment.clientId };
  const { paymentId, startsAt, endsAt } = fields.subscriptions;
  const isLive = gt(endsAt, sql`now()`).mapWith(Boolean);
  const [bought] = await own(owner)
    .subscriptions.pick({ startsAt, endsAt, isLive }, eq(paymentId, payment.id))
    .limit(1);
  const stands = {
    refundable: await refundableOf(owner, payment),
    isLive: bought?.isLive ?? false,
    runs: bought ? { startsAt: bought.startsAt.toISOString(), endsAt: bought.endsAt.toISOString() } : null,
  };
  return { ...row, quote: payment.quote, terms: payment.terms, steps: await stepsOf(inside, payment), ...stands };
}
