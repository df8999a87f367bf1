import { count, ilike, or } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.ts';
import { resellers } from '../../db/schema/resellers.ts';
import type { SuperScope } from '../../http/scope.ts';
import { findResellers } from './find-resellers.ts';

interface Query {
  readonly pageNo: number;
  readonly limit: number;
  readonly search?: string | undefined;
}

/** A page of the resellers, found by name, brand or whom to ask. */
export async function listResellers({ db }: SuperScope, { pageNo, limit, search }: Query) {
  const { name, brand, contactName, email } = resellers;
  const pattern = likePattern(search ?? '');
  const wanted = search ? or(...[name, brand, contactName, email].map((column) => ilike(column, pattern))) : undefined;
  const [total] = await db.select({ count: count() }).from(resellers).where(wanted);
  const data = await findResellers(db, wanted, { limit, offset: (pageNo - 1) * limit });
  return { data, total: total?.count ?? 0, pageNo, limit };
}
