import type { Billing } from '@naksha/contract';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Reachable } from '../../db/own.ts';
import { clientFigures } from '../clients/client-figures.ts';

const { clients, payments } = fields;

interface Wanted {
  readonly where: SQL | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** Clients by their names, with the state of their billing, what is left of their credits, their plan and what they paid last. */
export async function findBilling(reach: Reachable, { where, limit, offset }: Wanted): Promise<Billing[]> {
  const { planName, endsAt, creditsLeft } = clientFigures(reach);
  const isPaid = and(eq(payments.clientId, clients.id), isNotNull(payments.settledAt));
  const last = reach.payments.pick({ id: payments.id }, isPaid).orderBy(desc(payments.settledAt)).limit(1);
  const { id, name, isBillingOn } = clients;
  const found = await reach.clients
    .pick({ id, name, isBillingOn, planName, endsAt, creditsLeft, lastId: sql<string | null>`${last}` }, where)
    .orderBy(sql`lower(${name})`, asc(id))
    .limit(limit)
    .offset(offset);
  const paid = await findPayments(
    reach,
    found.flatMap(({ lastId }) => lastId ?? []),
  );
  return found.map(({ id: clientId, planName: plan, endsAt: ends, lastId, ...row }) => ({
    ...{ clientId, name: row.name, isBillingOn: row.isBillingOn, creditsLeft: row.creditsLeft, plan },
    endsAt: ends?.toISOString() ?? null,
    lastPayment: (lastId === null ? undefined : paid.get(lastId)) ?? null,
  }));
}

async function findPayments(reach: Reachable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, NonNullable<Billing['lastPayment']>>();
  const { id, total, currency, settledAt } = payments;
  const found = await reach.payments.pick({ id, total, currency, settledAt }, inArray(id, [...ids]));
  return new Map(
    found.flatMap((row) =>
      row.settledAt === null
        ? []
        : [[row.id, { at: row.settledAt.toISOString(), amount: row.total, currency: row.currency }] as const],
    ),
  );
}
