import { limits, type PaymentState } from '@naksha/contract';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { fields } from '../../../db/fields.ts';
import { own } from '../../../db/own.ts';
import type { Row } from '../../../db/tables.ts';
import { AppError } from '../../../http/app-error.ts';
import { applyNews } from './apply-news.ts';
import { type Asking, beginOrder } from './begin-order.ts';
import { isProvider } from './open-providers.ts';

const { payments } = fields;
const again = sql`now() - interval '1 second' * ${limits.providerAskSeconds}`;

const asked: ReadonlySet<PaymentState> = new Set(['pending', 'cancelled', 'expired']);

/**
 * Asks the provider how a payment stands that is pending, or was given up or ran out and may be paid late, once in `limits.providerAskSeconds` at most in all processes, and does what it answers as if
 * it had sent it; a browser that comes back from paying is not asked. Without an answer all stays as it is.
 */
export async function askProvider(asking: Asking, payment: Row<'payments'>): Promise<void> {
  const { db, services, requestId } = asking;
  const { id, clientId, method, state } = payment;
  if (!isProvider(method) || !asked.has(state)) return;
  const provider = services.providers[method];
  if (!provider) return;
  const isDue = and(
    eq(payments.id, id),
    eq(payments.state, state),
    or(isNull(payments.askedAt), lt(payments.askedAt, again)),
  );
  const [row] = await own({ db, clientId }).payments.update({ askedAt: sql`now()` }, isDue).returning();
  if (!row) return;
  try {
    // Its order was lost in a crash.
    if (row.providerOrderId === null) return await beginOrder(asking, row);
    const news = await provider.fetchState(row.providerOrderId);
    if (news) await db.transaction((tx) => applyNews(tx, { provider: method, requestId, post: services }, news));
  } catch (problem) {
    const isAway = problem instanceof AppError && problem.code.startsWith('provider_');
    if (!isAway) throw problem;
  }
}
