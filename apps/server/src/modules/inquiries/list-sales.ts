import { type SalesColumn, type SalesRequest, type SalesStatus, salesStatuses } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import { orderOf } from '../../db/order-of.ts';
import { salesRequests } from '../../db/schema/sales-requests.ts';
import type { SuperScope } from '../../http/scope.ts';
import { listRequests } from './list-requests.ts';

type Query = Parameters<typeof listRequests>[1] & {
  readonly status?: SalesStatus | undefined;
  readonly sortBy: SalesColumn;
};

/** The talk-to-sales requests, sorted by what is asked for; senders without a client come last either way. */
export function listSales({ db }: SuperScope, query: Query) {
  const { email, phone, message, fromClient, createdAt } = salesRequests;
  return listRequests(db, query, {
    from: salesRequests,
    searched: [email, phone, message, fromClient],
    hasStatus: query.status && eq(salesRequests.status, query.status),
    sortedBy: {
      createdAt,
      email: sql`lower(${email})`,
      clientName: sql`lower(${fromClient})`,
      status: orderOf(salesStatuses, salesRequests.status),
    }[query.sortBy],
    get: async (wanted, order, limit, after) => {
      const rows = db.select().from(salesRequests).where(wanted);
      return (
        await rows
          .orderBy(...order)
          .limit(limit)
          .offset(after)
      ).map(presentSale);
    },
  });
}

export function presentSale(row: typeof salesRequests.$inferSelect): SalesRequest {
  const { id, fromClient, fromClientId, createdAt, ...rest } = row;
  return { _id: id, clientId: fromClientId, clientName: fromClient, createdAt: createdAt.toISOString(), ...rest };
}
