import type { WholePayment } from '@naksha/contract';
import { formatMoney } from '@naksha/money';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { SuperScope } from '../../http/scope.ts';
import { findPayment } from './find-payment.ts';
import { finishRefund } from './finish-refund.ts';
import { isProvider } from './providers/open-providers.ts';
import { sendRefund } from './providers/send-refunds.ts';
import { reserveRefund } from './reserve-refund.ts';

interface Wanted {
  readonly id: string;
  readonly amount: number;
  readonly reason: string;
}

/**
 * Gives back a part or all of a payment. Of a transfer the super-admin has sent it back by hand, and it is written down at once; a provider
 * is asked, and asked again until it answers.
 */
export async function refundPayment(scope: SuperScope, wanted: Wanted): Promise<WholePayment> {
  const { refundId } = await once(scope, (tx) => beginRefund(tx, scope, wanted));
  const everybody = across(scope.db, 'superAdmin');
  const [refund] = await everybody.refunds.where(eq(fields.refunds.id, refundId));
  const [payment] = await everybody.payments.where(eq(fields.payments.id, wanted.id));
  if (refund && payment) await sendRefund(scope, refund, payment);
  return findPayment(scope, wanted.id);
}

async function beginRefund(tx: Transaction, scope: SuperScope, { id, amount, reason }: Wanted) {
  const { payments } = fields;
  const [found] = await across(tx, 'superAdmin').payments.where(eq(payments.id, id));
  if (!found) throw new AppError('not_found');
  const { clientId, currency } = found;
  const owner = { db: tx, clientId };
  const mine = own(owner);
  await mine.clients.pick({ id: fields.clients.id }).for('no key update');
  const payment = await reserveRefund(owner, { paymentId: id, amount });
  if (!payment) {
    const [now] = await mine.payments.where(eq(payments.id, id));
    const left = now && now.settledAt !== null ? now.total - now.refunded : 0;
    if (left === 0) throw new AppError('payment_state');
    const said = (most: number) => formatMoney(most, currency, 'en');
    throw new AppError('refund_amount', { field: 'amount', params: { min: said(1), max: said(left) } });
  }
  const isAsked = isProvider(payment.method);
  const state = isAsked ? 'asked' : 'done';
  const [refund] = await mine.refunds.insert({ paymentId: id, amount, reason, state }).returning();
  if (!refund) throw new Error('A refund was not inserted.');
  if (!isAsked) await finishRefund(tx, { actor: scope, post: scope.services }, { payment, refund });
  return { refundId: refund.id };
}
