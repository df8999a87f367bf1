import type { WholePayment } from '@naksha/contract';
import { formatMoney } from '@naksha/money';
import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { SuperScope } from '../../http/scope.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { findPayment } from './find-payment.ts';
import { finishRefund } from './finish-refund.ts';
import { isProvider } from './providers/open-providers.ts';
import { sendRefund } from './providers/send-refunds.ts';
import { refundableOf } from './refundable-of.ts';
import { reserveRefund } from './reserve-refund.ts';

interface Wanted {
  readonly id: string;
  readonly amount: number;
  readonly reason: string;
  readonly endsPlan?: boolean | undefined;
  readonly was?: number | undefined;
}

/**
 * Gives back a part or all of a payment, but for what an upgrade counts. Of a transfer the super-admin has sent it back by hand, and it is written down at once; a provider
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

async function beginRefund(tx: Transaction, scope: SuperScope, { id, amount, reason, endsPlan = false, was }: Wanted) {
  const { payments } = fields;
  const [found] = await across(tx, 'superAdmin').payments.where(eq(payments.id, id));
  if (!found) throw new AppError('not_found');
  const { clientId, currency } = found;
  const owner = { db: tx, clientId };
  const mine = own(owner);
  await mine.clients.pick({ id: fields.clients.id }).for('no key update');
  // Its client's row is locked: what is given back of it, and what an upgrade counts, stays as it is read here.
  const [before] = await mine.payments.where(eq(payments.id, id));
  const { left, kept } = before ? await refundableOf(owner, before) : { left: 0, kept: 0 };
  if (left === 0 && kept === 0) throw new AppError('payment_state');
  const said = (sum: number) => formatMoney(sum, currency, 'en');
  // A bank that gives it back, and we as well, would give it twice.
  const isOpen = and(eq(fields.disputes.paymentId, id), eq(fields.disputes.state, 'open'));
  const disputed = await mine.disputes.pick({ id: fields.disputes.id }, isOpen).limit(1);
  if (disputed.length > 0) throw new AppError('refund_disputed', { field: 'amount' });
  if (amount > left && kept > 0)
    throw new AppError('refund_counted', { field: 'amount', params: { kept: said(kept), max: said(left) } });
  // The plan ends only with all that is left.
  const least = endsPlan ? left : 1;
  const beyond = new AppError('refund_amount', { field: 'amount', params: { min: said(least), max: said(left) } });
  if (amount < least || amount > left) throw beyond;
  // Asked last: no one is asked to send again what can only be refused.
  const refunded = before?.refunded ?? 0;
  refuseStale(was, refunded, () => ({ now: said(refunded), refunded }), 'refunded_meanwhile');
  const payment = await reserveRefund(owner, { paymentId: id, amount, kept });
  if (!payment) throw beyond;
  const isAsked = isProvider(payment.method);
  const state = isAsked ? 'asked' : 'done';
  const [refund] = await mine.refunds.insert({ paymentId: id, amount, reason, state, endsPlan }).returning();
  if (!refund) throw new Error('A refund was not inserted.');
  if (!isAsked) await finishRefund(tx, { actor: scope, post: scope.services }, { payment, refund });
  return { refundId: refund.id };
}
