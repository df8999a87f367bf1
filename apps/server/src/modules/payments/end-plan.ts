import type { WholePayment } from '@naksha/contract';
import { and, desc, eq, gt, ne } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { databaseTime } from '../../db/database-time.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { endBought } from './end-bought.ts';
import { findPayment } from './find-payment.ts';
import { refundableOf } from './refundable-of.ts';

const { disputes, payments, refunds, subscriptions } = fields;

/**
 * Ends what was bought with a payment of which nothing is left to give back, or a dispute was lost: as a refund that ends it would have, without
 * another amount.
 */
export async function endPlan(scope: SuperScope, { id }: { id: string }): Promise<WholePayment> {
  const { clientId } = await findPayment(scope, id);
  await scope.db.transaction((tx) => end(tx, scope, { clientId, id }));
  return findPayment(scope, id);
}

async function end(tx: Transaction, scope: SuperScope, { clientId, id }: { clientId: string; id: string }) {
  const owner = { db: tx, clientId };
  const mine = own(owner);
  await mine.clients.pick({ id: fields.clients.id }).for('no key update');
  const isOfIt = and(eq(refunds.paymentId, id), ne(refunds.state, 'failed'));
  const gone = await mine.refunds.where(isOfIt).orderBy(desc(refunds.createdAt), desc(refunds.id));
  const [last] = gone;
  // What is only asked for may still be refused. What was ended stays ended, whatever the clock of this transaction, which began before it waited.
  const isSettled = gone.every(({ state, endsPlan }) => state === 'done' && !endsPlan);
  const [payment] = await mine.payments.where(eq(payments.id, id));
  const isLost = and(eq(disputes.paymentId, id), eq(disputes.state, 'lost'));
  const lost = await mine.disputes.pick({ id: disputes.id }, isLost).limit(1);
  const hasGone = payment !== undefined && (lost.length > 0 || (await refundableOf(owner, payment)).left === 0);
  const now = await databaseTime(tx);
  const isLive = and(eq(subscriptions.paymentId, id), gt(subscriptions.endsAt, now));
  const live = await mine.subscriptions.pick({ id: subscriptions.id }, isLive).limit(1);
  if (!last || !isSettled || !hasGone || live.length === 0) throw new AppError('payment_state');
  const creditsTaken = await endBought({ ...owner, post: scope.services }, { ...scope, clientId }, id, now);
  await mine.refunds.update({ endsPlan: true, creditsTaken }, eq(refunds.id, last.id));
  // Given back whole and with its plan it counts nothing any more: what it replaced was paid for again.
  await mine.payments.update({ replaces: null }, and(eq(payments.id, id), eq(payments.state, 'refunded')));
}
