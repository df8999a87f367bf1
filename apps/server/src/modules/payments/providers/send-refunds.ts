import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { fields } from '../../../db/fields.ts';
import { oneAtATime } from '../../../db/one-at-a-time.ts';
import { across, own } from '../../../db/own.ts';
import type { Row } from '../../../db/tables.ts';
import { AppError } from '../../../http/app-error.ts';
import { applyNews } from './apply-news.ts';
import { loseRefund } from './apply-refund.ts';
import type { Asking } from './begin-order.ts';
import { isProvider } from './open-providers.ts';

const { payments, refunds } = fields;
/** In one go; the rest follows. */
const batch = 20;

/**
 * Asks the provider to send back what a refund says, outside of any transaction, and writes down what it answers. Done once however often it
 * is asked for: the refund's id is the provider's key. Without an answer it stays asked for, and is sent again by `sendRefunds`.
 */
export async function sendRefund(asking: Asking, refund: Row<'refunds'>, payment: Row<'payments'>): Promise<void> {
  const { db, services, requestId } = asking;
  const { method, clientId, providerPaymentId: moneyId, currency } = payment;
  const { id: refundId, amount, state, providerRefundId: sent } = refund;
  if (!isProvider(method) || moneyId === null || state !== 'asked' || sent !== null) return;
  const provider = services.providers[method];
  if (!provider) return;
  try {
    const answer = await provider.refund({ refundId, moneyId, amount });
    const source = { provider: method, requestId, post: services };
    await db.transaction((tx) =>
      applyNews(tx, source, { kind: 'refund', moneyId, refundId, amount, currency, ...answer }),
    );
  } catch (problem) {
    if (!(problem instanceof AppError) || !problem.code.startsWith('provider_')) throw problem;
    asking.log?.warn({ err: problem, provider: method, refundId }, 'A provider of payments has not taken a refund.');
    if (problem.code !== 'provider_refused') return;
    await db.transaction(async (tx) => {
      await oneAtATime(tx, `money ${method} ${moneyId}`);
      const [now] = await own({ db: tx, clientId }, tx).refunds.where(eq(refunds.id, refundId));
      const work = { actor: { ...asking, clientId }, post: services };
      if (now?.state === 'asked' && now.providerRefundId === null) await loseRefund(tx, work, payment, now);
    });
  }
}

/** Sends what was asked for and not sent, because the provider was away or the program ended in between. */
export async function sendRefunds(asking: Asking): Promise<void> {
  const everybody = across(asking.db, 'payments');
  const isUnsent = and(
    eq(refunds.state, 'asked'),
    isNull(refunds.providerRefundId),
    isNotNull(payments.providerPaymentId),
    lt(refunds.createdAt, sql`now() - interval '5 seconds'`),
  );
  const unsent = await everybody.refunds
    .pick({ refund: refunds, payment: payments }, isUnsent)
    .innerJoin(everybody.payments.rows(), eq(payments.id, refunds.paymentId))
    .orderBy(asc(refunds.createdAt))
    .limit(batch);
  for (const { refund, payment } of unsent) await sendRefund(asking, refund, payment);
}
