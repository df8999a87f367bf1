import type { Provider } from '@naksha/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../../db/database.ts';
import { fields } from '../../../db/fields.ts';
import { oneAtATime } from '../../../db/one-at-a-time.ts';
import { across } from '../../../db/own.ts';
import { providerEvents } from '../../../db/schema/payments.ts';
import { pastTheWall } from '../../../db/second-wall.ts';
import type { Row } from '../../../db/tables.ts';
import type { Post } from '../../mail/keep-letter.ts';
import { failPayment, settlePayment, type Work } from '../settle-payment.ts';
import { applyDispute } from './apply-dispute.ts';
import { applyRefund } from './apply-refund.ts';
import { giveBack } from './give-back.ts';
import { type News, news as newsShape, type Outcome } from './provider.ts';
import { reportStray } from './report-stray.ts';

/** From whom news come, by which request, and with what letters are sent. */
export interface Source {
  readonly provider: Provider;
  readonly requestId: string | null;
  readonly post: Post;
}

const { payments } = fields;
const providerNames = { razorpay: 'Razorpay', stripe: 'Stripe' } as const satisfies Record<Provider, string>;

/**
 * Does what news of a provider ask for, in the caller's transaction, whether they were sent or asked for: heard twice, or in another order,
 * they come to the same. News of one order, and of one money, go one after the other, so that none parks while what it waits for is written.
 */
export async function applyNews(tx: Transaction, source: Source, news: News): Promise<Outcome> {
  if ('orderId' in news) await oneAtATime(tx, `order ${source.provider} ${news.orderId}`);
  if ('moneyId' in news) await oneAtATime(tx, `money ${source.provider} ${news.moneyId}`);
  const payment = await findPayment(tx, source, news);
  if (!payment) return 'parked';
  const work = workOf(source, payment.clientId);
  if (news.kind === 'over') {
    const { id: paymentId, clientId } = payment;
    return (await failPayment(tx, work, { clientId, paymentId, reason: news.reason })) ? 'done' : 'ignored';
  }
  if (news.kind === 'refund') return applyRefund(tx, work, payment, news);
  if (news.kind === 'dispute') return applyDispute(tx, work, payment, news);
  const outcome = await applyPaid(tx, work, payment, news);
  if (outcome === 'done') await applyParked(tx, source, news.moneyId);
  return outcome;
}

/** Applies what came before the order, or the money, of this name was known. */
export async function applyParked(tx: Transaction, source: Source, waitsFor: string): Promise<void> {
  const isParked = and(
    eq(providerEvents.provider, source.provider),
    eq(providerEvents.waitsFor, waitsFor),
    eq(providerEvents.state, 'parked'),
  );
  const parked = await pastTheWall(tx, () =>
    tx.select().from(providerEvents).where(isParked).orderBy(asc(providerEvents.createdAt)),
  );
  for (const { eventId, body } of parked) {
    const state = await applyNews(tx, source, newsShape.parse(body));
    const isThis = and(eq(providerEvents.provider, source.provider), eq(providerEvents.eventId, eventId));
    await pastTheWall(tx, () => tx.update(providerEvents).set({ state }).where(isThis));
  }
}

/** What parked news wait for. */
export const awaitedBy = (news: News): string => ('orderId' in news ? news.orderId : news.moneyId);

const workOf = ({ provider, requestId, post }: Source, clientId: string): Work => ({
  actor: { clientId, userName: providerNames[provider], ip: null, requestId },
  post,
});

async function findPayment(tx: Transaction, { provider }: Source, news: News): Promise<Row<'payments'> | undefined> {
  const isNamed =
    'orderId' in news ? eq(payments.providerOrderId, news.orderId) : eq(payments.providerPaymentId, news.moneyId);
  const [found] = await across(tx, 'payments').payments.where(and(eq(payments.method, provider), isNamed));
  return found;
}

async function applyPaid(
  tx: Transaction,
  work: Work,
  payment: Row<'payments'>,
  { moneyId, amount, currency }: Extract<News, { kind: 'paid' }>,
): Promise<Outcome> {
  const { id: paymentId, clientId } = payment;
  // Settled with it, or on its way back already, which is not taken back when it could be settled after all.
  if (payment.providerPaymentId === moneyId) return 'ignored';
  // More money for the same order, or another amount: that is for a person to look at.
  if (payment.providerPaymentId !== null || amount !== payment.total || currency !== payment.currency) {
    await reportStray(tx, work, { payment, money: moneyId });
    return 'ignored';
  }
  const settled = await settlePayment(tx, work, { clientId, paymentId, providerPaymentId: moneyId });
  if (settled === 'refused') await giveBack(tx, work, payment, moneyId);
  return settled === 'already' ? 'ignored' : 'done';
}
