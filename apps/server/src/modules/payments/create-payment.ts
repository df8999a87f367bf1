import { limits, type PaymentForm, type WholePayment } from '@naksha/contract';
import { and, count, eq, gt, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { isAnswered, once } from '../../http/once.ts';
import type { ClientScope } from '../../http/scope.ts';
import { holdCoupon } from '../coupons/hold-coupon.ts';
import { logAction } from '../logs/log-action.ts';
import { holdPlan } from '../plans/find-plan.ts';
import { amountInWords } from './amount-in-words.ts';
import { endPayment } from './end-payment.ts';
import { findOpenPayment } from './find-open-payment.ts';
import { findPayment } from './find-payment.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { askProvider } from './providers/ask-provider.ts';
import { beginOrder, closeOrder } from './providers/begin-order.ts';
import { quoteBasket } from './quote-basket.ts';
import { settlePayment } from './settle-payment.ts';
import { endOverdue } from './sweep-payments.ts';

const { clients, payments } = fields;

/**
 * Begins to pay for a plan as it was quoted. The same basket in another tab, or after the back button, is the payment that is open already; by
 * another way to pay, or at another price, it takes the place of that one.
 * Where nothing is left to pay the plan starts at once.
 */
export async function createPayment(scope: ClientScope, form: PaymentForm): Promise<WholePayment> {
  await askBeforeReplacing(scope, form);
  const { paymentId, replacedId } = await once(scope, (tx) => beginPayment(tx, scope, form));
  // After its transaction: a provider may take seconds to answer.
  if (replacedId) {
    const [replaced] = await own(scope).payments.where(eq(payments.id, replacedId));
    if (replaced) await closeOrder(scope, replaced);
  }
  const [payment] = await own(scope).payments.where(eq(payments.id, paymentId));
  if (payment) await beginOrder(scope, payment);
  return findPayment(scope, paymentId);
}

const isAsWanted = ({ planVersion, total, method }: Row<'payments'>, form: PaymentForm) =>
  planVersion === form.planVersion && total === form.total && method === form.method;

/** What would make room may have been paid a moment ago: it is then not paid for a second time. */
async function askBeforeReplacing(scope: ClientScope, form: PaymentForm): Promise<void> {
  if (await isAnswered(scope)) return;
  const open = await findOpenPayment(scope, form);
  if (!open || isAsWanted(open, form) || open.providerOrderId === null) return;
  await askProvider(scope, open);
  const [now] = await own(scope).payments.where(eq(payments.id, open.id));
  if (now?.state === 'paid') throw new AppError('payment_state');
}

interface Begun {
  readonly paymentId: string;
  /** What was open for the same basket, by another way to pay or at another price, and is given up. */
  readonly replacedId: string | null;
}

async function beginPayment(tx: Transaction, scope: ClientScope, form: PaymentForm): Promise<Begun> {
  const { planId, planVersion, total, method: wanted } = form;
  const owner = { db: tx, clientId: scope.clientId };
  const mine = own(owner);
  // What one client begins goes one after the other: what is open, and which coupons it holds, is counted.
  await mine.clients.pick({ id: clients.id }).for('no key update');
  await endOverdue(tx, scope.clientId);
  const open = await findOpenPayment(owner, form);
  if (open && isAsWanted(open, form)) return { paymentId: open.id, replacedId: null };
  // One basket is paid once: what was begun for it otherwise makes room, and its coupon with it.
  const end = open && ({ clientId: scope.clientId, paymentId: open.id, from: 'pending', to: 'cancelled' } as const);
  if (end) await endPayment(tx, scope, end);
  await refuseMore(tx, scope);
  // What it is quoted as, and that it is sold, stays so until the payment stands.
  await holdPlan(tx, planId);
  const { quote, terms, parties, coupon, replaces, credited } = await quoteBasket(owner, form);
  if (quote.planVersion !== planVersion || quote.total !== total) throw new AppError('price_changed');
  const method = total === 0 ? 'none' : wanted;
  await refuseUnoffered(tx, scope, method, total);
  const begunAt = await databaseTime(tx);
  const [payment] = await mine.payments
    .insert({
      ...{ planId, planVersion, terms, quote, parties, replaces, credited, total, method },
      purpose: quote.purpose,
      currency: quote.currency,
      createdBy: scope.userId,
      expiresAt: new Date(begunAt.getTime() + limits.paymentOpenHours * 3_600_000),
    })
    .returning();
  if (!payment) throw new Error('A payment was not inserted.');
  const about = { plan: terms.name, total: amountInWords(payment), method, purpose: quote.purpose };
  await logAction(tx, scope, 'payment.begun', payment.id, { ...about, ...(coupon && { coupon: coupon.code }) });
  const hold = { clientId: scope.clientId, paymentId: payment.id };
  // Last, for others wait for its row.
  if (coupon) await holdCoupon(tx, { ...hold, couponId: coupon.id });
  if (total === 0) await settlePayment(tx, { actor: scope, post: scope.services }, hold);
  return { paymentId: payment.id, replacedId: open?.id ?? null };
}

async function refuseMore(tx: Transaction, scope: ClientScope): Promise<void> {
  const isPending = and(eq(payments.state, 'pending'), gt(payments.expiresAt, sql`now()`));
  const [open] = await own(scope, tx).payments.pick({ count: count() }, or(isPending, eq(payments.state, 'verifying')));
  const limit = limits.openPayments;
  if ((open?.count ?? 0) >= limit) throw new AppError('payments_open', { params: { limit } });
}

async function refuseUnoffered(tx: Transaction, scope: ClientScope, method: string, total: number): Promise<void> {
  if (total === 0) return;
  const { data } = await listPaymentMethods({ db: tx, services: scope.services });
  if (!data.some((offered) => offered === method)) throw new AppError('method_unavailable', { field: 'method' });
}
