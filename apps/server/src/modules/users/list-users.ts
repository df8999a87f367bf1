import type { User, UserStatus } from '@naksha/contract';
import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { type Owner, own } from '../../db/own.ts';
import { usersOf } from './find-user.ts';
import { presentUser } from './present-user.ts';

export interface UsersQuery {
  pageNo: number;
  limit: number;
  search?: string | undefined;
  status?: UserStatus | undefined;
}

/** The accounts of a client by name, found by a part of name, email or username. */
export async function listUsers(owner: Owner, { pageNo, limit, search, status }: UsersQuery) {
  const { users } = fields;
  const pattern = likePattern(search ?? '');
  const isFound = search
    ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.username, pattern))
    : undefined;
  const hasStatus = status ? eq(users.isActive, status === 'active') : undefined;
  const wanted = and(isFound, hasStatus);
  const [total] = await own(owner).users.pick({ count: count() }, wanted);
  const found = await usersOf(owner, wanted)
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const data: User[] = found.map((row) => presentUser(row.user, row));
  return { data, total: total?.count ?? 0, pageNo, limit };
}
