import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import type { Actor } from '../logs/log-action.ts';
import { endPayment } from './end-payment.ts';

const { payments } = fields;
/** What the program does of its own accord. */
const itself: Actor = { ip: null, requestId: null };

/** Ends payments that were begun and not made in their time; their coupons are free again. */
export async function sweepPayments(db: Database, signal?: AbortSignal): Promise<void> {
  const isOver = and(eq(payments.state, 'pending'), lte(payments.expiresAt, sql`now()`));
  const over = await across(db, 'sweep')
    .payments.pick({ paymentId: payments.id, clientId: payments.clientId }, isOver)
    .orderBy(asc(payments.expiresAt));
  for (const payment of over) {
    if (signal?.aborted) return;
    const end = { ...payment, from: 'pending', to: 'expired', condition: isOver } as const;
    await db.transaction((tx) => endPayment(tx, itself, end));
  }
}
