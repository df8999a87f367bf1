import type { Sending } from '@naksha/contract';
import { and, asc, type Column, count, desc, eq, ilike, or, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.ts';
import type { Runner } from '../../db/own.ts';
import type { salesRequests } from '../../db/schema/sales-requests.ts';
import type { signUps } from '../../db/schema/sign-ups.ts';

interface Query {
  readonly pageNo: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly sentBy?: Sending | undefined;
  readonly sortDirection: 'asc' | 'desc';
}

interface Requests<Row> {
  readonly from: typeof salesRequests | typeof signUps;
  /** Where the words that are searched for may stand. */
  readonly searched: readonly Column[];
  readonly hasStatus: SQL | undefined;
  readonly sortedBy: SQL | Column;
  /** Gets so many of those that are wanted, in this order, after the first ones. */
  readonly get: (wanted: SQL | undefined, order: readonly SQL[], limit: number, after: number) => Promise<Row[]>;
}

/** The requests of a public form, page by page, sorted by what is asked for and then by their age. */
export async function listRequests<Row>(
  db: Runner,
  { pageNo, limit, search, sentBy, sortDirection }: Query,
  { from, searched, hasStatus, sortedBy, get }: Requests<Row>,
) {
  const pattern = likePattern(search ?? '');
  const hasWords = search ? or(...searched.map((each) => ilike(each, pattern))) : undefined;
  const wanted = and(hasWords, hasStatus, sentBy && eq(from.viaForm, sentBy === 'form'));
  const direction = sortDirection === 'asc' ? asc : desc;
  // What has nothing in the column comes last either way.
  const order = [sql`${direction(sortedBy)} nulls last`, direction(from.createdAt), direction(from.id)];
  const [all] = await db.select({ count: count() }).from(from).where(wanted);
  const data = await get(wanted, order, limit, (pageNo - 1) * limit);
  return { data, total: all?.count ?? 0, pageNo, limit };
}
