import type { User, UserStatus } from '@naksha/contract';
import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { likePattern } from '../../db/like-pattern.ts';
import { users } from '../../db/schema/users.ts';
import type { ClientScope } from '../../http/scope.ts';
import { creditsUsed } from './credits-used.ts';
import { presentUser } from './present-user.ts';

interface Query {
  pageNo: number;
  limit: number;
  search?: string | undefined;
  status?: UserStatus | undefined;
}

/** The accounts of the caller's client by name, found by a part of name, email or username. */
export async function listUsers(scope: ClientScope, { pageNo, limit, search, status }: Query) {
  const pattern = likePattern(search ?? '');
  const isFound = search
    ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.username, pattern))
    : undefined;
  const hasStatus = status ? eq(users.isActive, status === 'active') : undefined;
  const where = and(eq(users.clientId, scope.clientId), isFound, hasStatus);
  const [total] = await scope.db.select({ count: count() }).from(users).where(where);
  const found = await scope.db
    .select({ user: users, creditsUsed })
    .from(users)
    .where(where)
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const data: User[] = found.map((row) => presentUser(row.user, row.creditsUsed));
  return { data, total: total?.count ?? 0, pageNo, limit };
}
