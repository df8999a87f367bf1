import type { PaymentMethod, PaymentReason, PaymentState } from '@naksha/contract';
import { isCountable } from '@naksha/money';
import { and, eq, gt, inArray, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import { takeCoupon } from '../coupons/take-coupon.ts';
import { type Actor, logAction } from '../logs/log-action.ts';
import type { Post } from '../mail/keep-letter.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { amountInWords } from './amount-in-words.ts';
import { earnCommission } from './earn-commission.ts';
import { endPayment } from './end-payment.ts';
import { issueInvoice } from './issue-invoice.ts';
import { startBought } from './start-bought.ts';

/** By whom, and with what letters are sent; a scope and its services fit. */
export interface Work {
  readonly actor: Actor;
  readonly post: Post;
}

/** A payment whose money has come. */
export interface Arrival {
  readonly clientId: string;
  readonly paymentId: string;
  /** What the provider calls the money; for a transfer, and where nothing was to be paid, there is none. */
  readonly providerPaymentId?: string;
  /** The super-admin who saw a transfer arrive. */
  readonly decidedBy?: string;
}

/**
 * `settled` now; `already` before, and nothing was done; `refused` where it cannot be settled any more: it was rejected or refunded, or what
 * was promised for the money was given to another payment, or back, meanwhile. Money of a provider that was refused has to go back.
 */
export type Settled = 'settled' | 'already' | 'refused';

const { payments, subscriptions } = fields;
/** Money of a provider may come late, also when no one waits for it any more. */
const late: readonly PaymentState[] = ['pending', 'failed', 'cancelled', 'expired'];
/** From which states a payment is settled. */
const settledFrom: Readonly<Record<PaymentMethod, readonly PaymentState[]>> = {
  transfer: ['verifying'],
  none: ['pending'],
  razorpay: late,
  stripe: late,
};

/**
 * Settles a payment once, in the caller's transaction: its state, coupon, subscription, credits, invoice, the commission of a reseller,
 * letters and the log. Whether amount and currency are those of the payment is judged by whoever heard of the money. Money of a provider that
 * comes after its payment failed, was cancelled or ran out is settled all the same.
 */
export async function settlePayment(tx: Transaction, work: Work, arrival: Arrival): Promise<Settled> {
  const { clientId, paymentId, providerPaymentId, decidedBy } = arrival;
  const owner = { db: tx, clientId };
  const mine = own(owner);
  // What one client buys goes one after the other: each has to see what runs since the one before.
  await mine.clients.pick({ id: fields.clients.id }).for('no key update');
  const [before] = await mine.payments.where(eq(payments.id, paymentId));
  if (!before) return 'refused';
  if (before.settledAt !== null) return isSameMoney(before, providerPaymentId) ? 'already' : 'refused';
  if (await isCountedElsewhere(tx, before)) return 'refused';
  if (await isGivenBack(tx, before)) return 'refused';
  const settledAt = await databaseTime(tx);
  const isOpen = and(eq(payments.id, paymentId), inArray(payments.state, [...settledFrom[before.method]]));
  const [payment] = await mine.payments
    .update({ state: 'paid', settledAt, providerPaymentId, decidedBy }, isOpen)
    .returning();
  if (!payment) return 'refused';
  await takeCoupon(tx, clientId, paymentId);
  const actor = { ...work.actor, clientId };
  const { startsAt, endsAt } = await startBought({ ...owner, post: work.post }, actor, payment, settledAt);
  const invoice = await issueInvoice(owner, { payment, issuedAt: settledAt, startsAt, endsAt });
  await earnCommission(owner, payment);
  const { terms, total, currency, method } = payment;
  await queueMailToAdmins(tx, work.post, clientId, {
    kind: 'paymentSettled',
    gaps: {
      plan: terms.name,
      amount: { amount: total, currency },
      invoice: invoice.number,
      start: startsAt,
      end: endsAt,
    },
    path: '/admin/payments',
    event: paymentId,
  });
  const about = { plan: terms.name, total: amountInWords(payment), method, invoice: invoice.number };
  await logAction(tx, actor, 'payment.settled', paymentId, about);
  await publishEvent(tx, { kind: 'credits', clientId });
  return 'settled';
}

/** Whether what comes again is what came before. More money for the same payment is not its own. */
function isSameMoney(payment: Row<'payments'>, providerPaymentId: string | undefined): boolean {
  return providerPaymentId === undefined || payment.providerPaymentId === providerPaymentId;
}

/** Whether the unused part that an upgrade counts has paid for another one while this was not open. */
async function isCountedElsewhere(tx: Transaction, { clientId, id, replaces, credited }: Row<'payments'>) {
  if (replaces === null || credited === 0) return false;
  const isLive = inArray(payments.state, ['pending', 'verifying', 'paid', 'refunded']);
  const isOther = and(eq(payments.replaces, replaces), gt(payments.credited, 0), ne(payments.id, id), isLive);
  const found = await own({ db: tx, clientId }).payments.pick({ id: payments.id }, isOther).limit(1);
  return found.length > 0;
}

/** Whether what an upgrade counts has gone back meanwhile, to the payer of the plan it replaces: it would be given twice. */
async function isGivenBack(tx: Transaction, { clientId, replaces, credited }: Row<'payments'>) {
  if (replaces === null || credited === 0) return false;
  const mine = own({ db: tx, clientId });
  const replaced = mine.subscriptions.pick({ id: subscriptions.paymentId }, eq(subscriptions.id, replaces));
  const [base] = await mine.payments.where(inArray(payments.id, replaced));
  return base !== undefined && !isCountable({ ...base, taxable: base.quote.taxable, counted: credited });
}

interface Failure {
  readonly clientId: string;
  readonly paymentId: string;
  readonly reason: PaymentReason;
}

/** Ends a pending payment of which the provider says that it failed, and frees its coupon; false when it was not pending any more. */
export function failPayment(tx: Transaction, work: Work, { clientId, paymentId, reason }: Failure): Promise<boolean> {
  return endPayment(tx, work.actor, { clientId, paymentId, from: 'pending', to: 'failed', reason });
}
