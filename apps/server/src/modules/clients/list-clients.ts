import type { ClientColumn, ClientStatus } from '@naksha/contract';
import { and, asc, count, desc, eq, ilike, or, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { likePattern } from '../../db/like-pattern.ts';
import { across } from '../../db/own.ts';
import type { SuperScope } from '../../http/scope.ts';
import { clientFigures, presentClient } from './client-figures.ts';

const { id, name, isActive, accountLimit, createdAt, contactName, contactEmail, phone, timeZone } = fields.clients;

interface Query {
  pageNo: number;
  limit: number;
  search?: string | undefined;
  status?: ClientStatus | undefined;
  sortBy: ClientColumn;
  sortDirection: 'asc' | 'desc';
}

/** A page of the clients, sorted by what is asked for and then by their age. */
export async function listClients(scope: SuperScope, query: Query) {
  const { pageNo, limit, search, status, sortBy, sortDirection } = query;
  const pattern = likePattern(search ?? '');
  const isFound = search
    ? or(...[name, contactName, contactEmail, phone].map((column) => ilike(column, pattern)))
    : undefined;
  const wanted = and(isFound, status ? eq(isActive, status === 'active') : undefined);
  const all = across(scope.db, 'superAdmin');
  const figures = clientFigures(all);
  const sorted = {
    name: sql`lower(${name})`,
    status: sql`not ${isActive}`,
    plan: figures.planName,
    endsAt: figures.endsAt,
    accounts: figures.accounts,
    creditsLeft: figures.creditsLeft,
    createdAt,
  }[sortBy];
  const direction = sortDirection === 'asc' ? asc : desc;
  const [total] = await all.clients.pick({ count: count() }, wanted);
  const found = await all.clients
    .pick({ row: { id, name, isActive, accountLimit, timeZone, createdAt }, ...figures }, wanted)
    // Clients without a plan, and so without an end of it, come last either way.
    .orderBy(sql`${direction(sorted)} nulls last`, direction(id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  return { data: found.map(presentClient), total: total?.count ?? 0, pageNo, limit };
}
