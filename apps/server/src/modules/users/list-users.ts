import type { User, UserColumn, UserStatus } from '@naksha/contract';
import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { type Owner, own } from '../../db/own.ts';
import { userFigures, usersOf } from './find-user.ts';
import { presentUser } from './present-user.ts';

export interface UsersQuery {
  pageNo: number;
  limit: number;
  search?: string | undefined;
  status?: UserStatus | undefined;
  sortBy: UserColumn;
  sortDirection: 'asc' | 'desc';
}

/** The accounts of a client, found by a part of name, email or username, sorted by what is asked for and then by name. */
export async function listUsers(owner: Owner, query: UsersQuery) {
  const { pageNo, limit, search, status, sortBy, sortDirection } = query;
  const { users } = fields;
  const pattern = likePattern(search ?? '');
  const isFound = search
    ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.username, pattern))
    : undefined;
  const hasStatus = status ? eq(users.isActive, status === 'active') : undefined;
  const wanted = and(isFound, hasStatus);
  const { creditsUsed, creditsThisMonth } = userFigures(owner);
  const name = sql`lower(${users.name})`;
  const sorted = {
    name,
    login: sql`lower(coalesce(${users.username}, ${users.email}))`,
    roles: users.role,
    status: sql`not ${users.isActive}`,
    creditsUsed,
    creditCap: users.creditCap,
    creditsThisMonth,
    lastActiveAt: users.lastActiveAt,
  }[sortBy];
  const direction = sortDirection === 'asc' ? asc : desc;
  const [total] = await own(owner).users.pick({ count: count() }, wanted);
  const found = await usersOf(owner, wanted)
    // Users without a limit, or who never came, come last either way.
    .orderBy(sql`${direction(sorted)} nulls last`, name, users.id)
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const data: User[] = found.map((row) => presentUser(row.user, row));
  return { data, total: total?.count ?? 0, pageNo, limit };
}
