import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across, type Owner, own } from '../../db/own.ts';
import type { Actor } from '../logs/log-action.ts';
import { endPayment } from './end-payment.ts';

const { payments } = fields;
/** What the program does of its own accord. */
const itself: Actor = { ip: null, requestId: null };

const isOver = and(eq(payments.state, 'pending'), lte(payments.expiresAt, sql`now()`));

/** Ends payments that were begun and not made in their time; their coupons are free again. */
export async function sweepPayments(db: Database, signal?: AbortSignal): Promise<void> {
  const over = await across(db, 'sweep')
    .payments.pick({ paymentId: payments.id, clientId: payments.clientId }, isOver)
    .orderBy(asc(payments.expiresAt));
  for (const { paymentId, clientId } of over) {
    if (signal?.aborted) return;
    await db.transaction((tx) => expire(tx, clientId, paymentId));
  }
}

/** Whether a client has any. */
export const hasOverdue = async (owner: Owner): Promise<boolean> =>
  (await own(owner).payments.pick({ id: payments.id }, isOver).limit(1)).length > 0;

/** Ends those of one client, in the caller's transaction: what they hold is free for what is quoted or begun now. */
export async function endOverdue(tx: Transaction, clientId: string): Promise<void> {
  // When several end, their coupons are locked in the order in which everyone locks them.
  const over = await own({ db: tx, clientId })
    .payments.pick({ id: payments.id }, isOver)
    .orderBy(sql`${payments.quote} ->> 'couponCode'`);
  for (const { id } of over) await expire(tx, clientId, id);
}

const expire = (tx: Transaction, clientId: string, paymentId: string) =>
  endPayment(tx, itself, { clientId, paymentId, from: 'pending', to: 'expired', condition: isOver });
