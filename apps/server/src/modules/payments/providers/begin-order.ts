import { isPaymentReason } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/database.ts';
import { fields } from '../../../db/fields.ts';
import { oneAtATime } from '../../../db/one-at-a-time.ts';
import { own } from '../../../db/own.ts';
import type { Row } from '../../../db/tables.ts';
import { AppError } from '../../../http/app-error.ts';
import type { Services } from '../../../services.ts';
import type { Actor } from '../../logs/log-action.ts';
import { failPayment } from '../settle-payment.ts';
import { applyParked } from './apply-news.ts';
import { isProvider } from './open-providers.ts';

/** What providers are asked with; a scope fits. */
export interface Asking extends Actor {
  readonly db: Database;
  readonly services: Pick<Services, 'providers' | 'queue' | 'config'>;
  /** Why a provider refuses, as where a key was revoked, is for the operator to read. */
  readonly log?: Pick<FastifyBaseLogger, 'warn'>;
}

const { payments } = fields;
const noOrder = 'A provider of payments has not opened an order.';

/**
 * Opens the order of a pending payment with its provider, outside of any transaction, and keeps it with the payment; what has one already is
 * left alone. Where the provider does not, the payment has failed, and this fails with `provider_unreachable` or `provider_refused`. After a
 * crash in between it may be called again: the provider answers the same order.
 */
export async function beginOrder(asking: Asking, payment: Row<'payments'>): Promise<void> {
  const { db, services, requestId } = asking;
  const { id: paymentId, clientId, method, terms, total: amount, currency, createdAt: begunAt, expiresAt } = payment;
  if (!isProvider(method) || payment.state !== 'pending' || payment.providerOrderId !== null) return;
  const provider = services.providers[method];
  const page = `${services.config.publicUrl}/admin/payments`;
  const urls = { paidUrl: `${page}?paid=${paymentId}`, backUrl: page };
  const isOpen = and(eq(payments.id, paymentId), eq(payments.state, 'pending'));
  try {
    if (!provider) throw new AppError('method_unavailable');
    const order = { paymentId, planName: terms.name, amount, currency, begunAt, expiresAt, ...urls };
    const { orderId, ...opened } = await provider.begin(order);
    const isKept = await db.transaction(async (tx) => {
      await oneAtATime(tx, `order ${method} ${orderId}`);
      const kept = { providerOrderId: orderId, providerUrl: opened.url, expiresAt: opened.expiresAt };
      const [row] = await own({ db: tx, clientId }, tx).payments.update(kept, isOpen).returning({ id: payments.id });
      if (row) await applyParked(tx, { provider: method, requestId, post: services }, orderId);
      return row !== undefined;
    });
    // It was given up meanwhile, and no one has seen the page.
    if (!isKept) await provider.close(orderId).catch(() => undefined);
  } catch (problem) {
    if (!(problem instanceof AppError)) throw problem;
    asking.log?.warn({ err: problem, provider: method }, noOrder);
    await db.transaction(async (tx) => {
      const [now] = await own({ db: tx, clientId }, tx).payments.where(isOpen);
      // A twin may have been answered.
      if (!now || now.providerOrderId !== null) return;
      const work = { actor: { ...asking, clientId }, post: services };
      const reason = isPaymentReason(problem.code) ? problem.code : 'failed';
      await failPayment(tx, work, { clientId, paymentId, reason });
    });
    throw problem;
  }
}

/** Ends the order of a payment that was given up, so that it is not paid for late. Money that comes all the same is heard of. */
export async function closeOrder(
  { services }: Pick<Asking, 'services'>,
  { method, providerOrderId }: Pick<Row<'payments'>, 'method' | 'providerOrderId'>,
): Promise<void> {
  if (!isProvider(method) || providerOrderId === null) return;
  await services.providers[method]?.close(providerOrderId).catch(() => undefined);
}
