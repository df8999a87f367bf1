import { type SalesColumn, type SalesRequest, type SalesStatus, salesStatuses } from '@naksha/contract';
import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.ts';
import { orderOf } from '../../db/order-of.ts';
import { salesRequests } from '../../db/schema/sales-requests.ts';
import type { SuperScope } from '../../http/scope.ts';

interface Query {
  readonly pageNo: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly status?: SalesStatus | undefined;
  readonly sortBy: SalesColumn;
  readonly sortDirection: 'asc' | 'desc';
}

/** The talk-to-sales requests, sorted by what is asked for and then by their age. */
export async function listSales({ db }: SuperScope, query: Query) {
  const { pageNo, limit, search, status, sortBy, sortDirection } = query;
  const { email, phone, message, fromClient } = salesRequests;
  const pattern = likePattern(search ?? '');
  const isFound = search ? or(...[email, phone, message, fromClient].map((each) => ilike(each, pattern))) : undefined;
  const wanted = and(isFound, status && eq(salesRequests.status, status));
  const { createdAt, id } = salesRequests;
  const sorted = {
    createdAt,
    email: sql`lower(${email})`,
    clientName: sql`lower(${fromClient})`,
    status: orderOf(salesStatuses, salesRequests.status),
  }[sortBy];
  const direction = sortDirection === 'asc' ? asc : desc;
  const [all] = await db.select({ count: count() }).from(salesRequests).where(wanted);
  const found = await db
    .select()
    .from(salesRequests)
    .where(wanted)
    // Who is no client's comes last either way.
    .orderBy(sql`${direction(sorted)} nulls last`, direction(createdAt), direction(id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  return { data: found.map(presentSale), total: all?.count ?? 0, pageNo, limit };
}

export function presentSale({ id, fromClient, createdAt, ...rest }: typeof salesRequests.$inferSelect): SalesRequest {
  return { _id: id, clientName: fromClient, createdAt: createdAt.toISOString(), ...rest };
}
