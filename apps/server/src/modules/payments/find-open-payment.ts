import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import type { Basket } from './quote-basket.ts';

const { payments } = fields;

/** The payment of a client that is open for the same plan and coupon, the newest of several. */
export async function findOpenPayment(owner: Owner, basket: Basket): Promise<Row<'payments'> | undefined> {
  const code = sql`coalesce(${payments.quote} ->> 'couponCode', '')`;
  const isSame = and(eq(payments.planId, basket.planId), eq(code, basket.couponCode ?? ''));
  const isOpen = and(eq(payments.state, 'pending'), gt(payments.expiresAt, sql`now()`));
  const [found] = await own(owner)
    .payments.where(and(isSame, isOpen))
    .orderBy(desc(payments.createdAt), desc(payments.id))
    .limit(1);
  return found;
}
