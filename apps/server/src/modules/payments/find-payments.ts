import { type DisputeState, type PaymentColumn, type PaymentState, paymentStates } from '@naksha/contract';
import { and, asc, count, desc, eq, exists, ilike, or, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { orderOf } from '../../db/order-of.ts';
import type { Reachable } from '../../db/own.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { noteVisits, visitClient } from '../logs/visit-client.ts';
import { paymentsSeen, presentPayments } from './present-payment.ts';

const { clients, disputes, invoices, payments } = fields;
const planName = sql<string>`${payments.terms} ->> 'name'`;

export interface PaymentFilters {
  readonly search?: string | undefined;
  readonly state?: PaymentState | undefined;
  readonly dispute?: DisputeState | undefined;
  readonly clientId?: string | undefined;
}

interface Page {
  readonly limit: number;
  readonly offset: number;
  readonly sortBy: PaymentColumn;
  readonly sortDirection: 'asc' | 'desc';
  /** Only those that were begun before. */
  readonly before?: Date;
}

/** A super-admin who names a client leaves a line in its log, also where nothing is found there; others are heard on their own client alone. */
export async function visitNamed(scope: ClientScope | SuperScope, { clientId, search }: PaymentFilters): Promise<void> {
  if (scope.kind === 'super' && clientId !== undefined) await visitClient(scope, clientId, 'payments', search);
}

/** A page of payments, found by plan, client, number of an invoice, transaction id, or what a transfer says. */
export async function findPayments(scope: ClientScope | SuperScope, filters: PaymentFilters, page: Page) {
  const { limit, offset, sortBy, sortDirection, before } = page;
  const visible = visibleTo(scope);
  const wanted = and(
    conditionOf(scope, visible, filters),
    before && sql`${payments.createdAt} < ${before.toISOString()}`,
  );
  const direction = sortDirection === 'asc' ? asc : desc;
  const sorted = {
    createdAt: payments.createdAt,
    planName: sql`lower(${planName})`,
    amount: payments.total,
    state: orderOf(paymentStates, payments.state),
    clientName: sql`lower(${clients.name})`,
  }[sortBy];
  const counted = await visible.payments
    .pick({ clientId: payments.clientId, count: count() }, wanted)
    .innerJoin(visible.clients.rows(), eq(clients.id, payments.clientId))
    .groupBy(payments.clientId);
  const seen = await paymentsSeen(visible, wanted)
    .orderBy(direction(sorted), direction(payments.createdAt), direction(payments.id))
    .limit(limit)
    .offset(offset);
  // How many there are says something of those that the page leaves out too, when it is of certain words.
  const whose = filters.search ? counted : seen.map(({ payment }) => payment);
  await noteVisits(
    scope,
    whose.map(({ clientId }) => clientId),
    'payments',
    filters.search,
  );
  const total = counted.reduce((sum, each) => sum + each.count, 0);
  return { data: await presentPayments(visible, seen), total };
}

function conditionOf(scope: ClientScope | SuperScope, visible: Reachable, filters: PaymentFilters): SQL | undefined {
  const { search, state, dispute, clientId } = filters;
  const isOf = scope.kind === 'super' && clientId !== undefined ? eq(payments.clientId, clientId) : undefined;
  const pattern = likePattern(search ?? '');
  const texts = [planName, clients.name, payments.transactionId, payments.providerPaymentId, referenceSql];
  const isNumbered = and(eq(invoices.paymentId, payments.id), ilike(invoices.number, pattern));
  const hasNumber = exists(visible.invoices.pick({ one: sql`1` }, isNumbered));
  const isFound = search ? or(...texts.map((text) => ilike(sql`${text}`, pattern)), hasNumber) : undefined;
  const isThis = dispute && and(eq(disputes.paymentId, payments.id), eq(disputes.state, dispute));
  const isDisputed = isThis && exists(visible.disputes.pick({ one: sql`1` }, isThis));
  return and(isFound, state && eq(payments.state, state), isDisputed, isOf);
}

/** As a transfer says it: see `referenceOf`. */
const referenceSql = sql`'NK' || right(replace(${payments.id}::text, '-', ''), 10)`;
