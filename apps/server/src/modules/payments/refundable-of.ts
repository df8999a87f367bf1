import { refundable } from '@naksha/money';
import { and, eq, gt, inArray, sum } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

const { payments, subscriptions } = fields;

/**
 * What of a payment can still be given back, and what cannot because another live payment counts the unused part of its plan. Of one that is
 * not settled nothing can.
 */
export async function refundableOf(owner: Owner, payment: Row<'payments'>) {
  const { id, total, credited, refunded, quote, settledAt } = payment;
  if (settledAt === null) return { left: 0, kept: 0 };
  const mine = own(owner);
  const bought = mine.subscriptions.pick({ id: subscriptions.id }, eq(subscriptions.paymentId, id));
  const isLive = inArray(payments.state, ['pending', 'verifying', 'paid', 'refunded']);
  const isCounting = and(inArray(payments.replaces, bought), gt(payments.credited, 0), isLive);
  const [found] = await mine.payments.pick({ counted: sum(payments.credited).mapWith(Number) }, isCounting);
  return refundable({ total, taxable: quote.taxable, credited, refunded, counted: found?.counted ?? 0 });
}
