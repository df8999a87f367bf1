import type { User, UserStatus } from '@naksha/contract';
import { and, asc, count, eq, ilike, or } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { usersOf } from './find-user.ts';
import { presentUser } from './present-user.ts';

interface Query {
  pageNo: number;
  limit: number;
  search?: string | undefined;
  status?: UserStatus | undefined;
}

/** The accounts of the caller's client by name, found by a part of name, email or username. */
export async function listUsers(scope: ClientScope, { pageNo, limit, search, status }: Query) {
  const { users } = fields;
  const pattern = likePattern(search ?? '');
  const isFound = search
    ? or(ilike(users.name, pattern), ilike(users.email, pattern), ilike(users.username, pattern))
    : undefined;
  const hasStatus = status ? eq(users.isActive, status === 'active') : undefined;
  const wanted = and(isFound, hasStatus);
  const [total] = await own(scope).users.pick({ count: count() }, wanted);
  const found = await usersOf(scope, wanted)
    .orderBy(asc(users.name), asc(users.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  const data: User[] = found.map((row) => presentUser(row.user, row.creditsUsed));
  return { data, total: total?.count ?? 0, pageNo, limit };
}

/** A pattern that finds `part` anywhere, with the wildcards in it taken as they are. */
function likePattern(part: string): string {
  return `%${part.replace(/[\\%_]/g, '\\$&')}%`;
}
