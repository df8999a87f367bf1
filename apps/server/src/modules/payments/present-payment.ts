import type { Payment } from '@naksha/contract';
import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Reachable } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

const { clients, invoices, payments, refunds } = fields;

/** Payments that a caller may see, each with its client's name. */
export function paymentsSeen(visible: Reachable, wanted?: SQL) {
  return visible.payments
    .pick({ payment: payments, clientName: clients.name, timeZone: clients.timeZone }, wanted)
    .innerJoin(visible.clients.rows(), eq(clients.id, payments.clientId));
}

interface Seen {
  readonly payment: Row<'payments'>;
  readonly clientName: string;
  readonly timeZone: string;
}

/** Payments as the history shows them, with the numbers of what was issued to them. */
export async function presentPayments(visible: Reachable, seen: readonly Seen[]): Promise<Payment[]> {
  const { paymentId, kind, number, issuedAt, id } = invoices;
  const ids = seen.map(({ payment }) => payment.id);
  const issued =
    ids.length === 0
      ? []
      : await visible.invoices
          .pick({ paymentId, kind, number }, inArray(paymentId, ids))
          .orderBy(asc(issuedAt), asc(id));
  const late = seen.flatMap(({ payment }) => (isLate(payment) ? payment.id : []));
  const stuck = late.length === 0 ? [] : await refundsStuck(visible, late);
  const disputed = ids.length === 0 ? [] : await visible.disputes.where(inArray(fields.disputes.paymentId, ids));
  return seen.map(({ payment, clientName, timeZone }) => {
    const about = disputed.filter((each) => each.paymentId === payment.id);
    const states = about.map(({ state }) => state);
    const open = about.filter(({ state }) => state === 'open').map(({ amount }) => amount);
    const its = issued.filter((each) => each.paymentId === payment.id);
    return {
      ...{ _id: payment.id, clientId: payment.clientId, clientName, timeZone },
      planName: payment.terms.name,
      ...{ purpose: payment.purpose, amount: payment.total, refunded: payment.refunded, currency: payment.currency },
      ...{ method: payment.method, state: payment.state, transactionId: payment.transactionId, reason: payment.reason },
      invoiceNo: its.find((each) => each.kind === 'invoice')?.number ?? null,
      creditNotes: its.filter((each) => each.kind === 'creditNote').map((each) => each.number),
      late: lateOf(payment, stuck),
      // One that is open wants something done; one that was lost took money.
      dispute: (['open', 'lost', 'won'] as const).find((state) => states.includes(state)) ?? null,
      disputed: open.length === 0 ? null : open.reduce((sum, amount) => sum + amount, 0),
      createdAt: payment.createdAt.toISOString(),
      settledAt: payment.settledAt?.toISOString() ?? null,
      expiresAt: payment.expiresAt.toISOString(),
    };
  });
}

/** Money that is kept with a payment and settled none goes back whole. */
const isLate = ({ settledAt, providerPaymentId }: Row<'payments'>) => settledAt === null && providerPaymentId !== null;

function lateOf(payment: Row<'payments'>, stuck: readonly string[]): Payment['late'] {
  if (!isLate(payment)) return null;
  if (payment.refunded >= payment.total) return 'returned';
  return stuck.includes(payment.id) ? 'failed' : 'returning';
}

/** Those of the payments whose money could not be sent back, and is not asked to be again. */
async function refundsStuck(visible: Reachable, ids: readonly string[]): Promise<string[]> {
  const { paymentId, state } = refunds;
  const asked = await visible.refunds.pick({ paymentId, state }, inArray(paymentId, [...ids]));
  const moves = new Set(asked.filter((each) => each.state === 'asked').map((each) => each.paymentId));
  return asked.filter((each) => each.state === 'failed' && !moves.has(each.paymentId)).map((each) => each.paymentId);
}
