import type { SalesRequest, SalesStatus } from '@naksha/contract';
import { and, count, desc, eq, ilike, or } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.ts';
import { salesRequests } from '../../db/schema/sales-requests.ts';
import type { SuperScope } from '../../http/scope.ts';

interface Query {
  readonly pageNo: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly status?: SalesStatus | undefined;
}

/** The talk-to-sales requests, the newest first. */
export async function listSales({ db }: SuperScope, { pageNo, limit, search, status }: Query) {
  const { email, phone, message, fromClient } = salesRequests;
  const pattern = likePattern(search ?? '');
  const isFound = search ? or(...[email, phone, message, fromClient].map((each) => ilike(each, pattern))) : undefined;
  const wanted = and(isFound, status && eq(salesRequests.status, status));
  const [all] = await db.select({ count: count() }).from(salesRequests).where(wanted);
  const found = await db
    .select()
    .from(salesRequests)
    .where(wanted)
    .orderBy(desc(salesRequests.createdAt), desc(salesRequests.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  return { data: found.map(presentSale), total: all?.count ?? 0, pageNo, limit };
}

export function presentSale({ id, fromClient, createdAt, ...rest }: typeof salesRequests.$inferSelect): SalesRequest {
  return { _id: id, clientName: fromClient, createdAt: createdAt.toISOString(), ...rest };
}
