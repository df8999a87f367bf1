import type { TicketStatus } from '@naksha/contract';
import { and, asc, count, desc, eq, ilike, or } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { likePattern } from '../../db/like-pattern.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';
import { noteVisits } from '../logs/visit-client.ts';
import { presentTicketRow, ticketsSeen } from './tickets-seen.ts';

const { clients, tickets } = fields;
const columns = {
  updatedAt: tickets.updatedAt,
  createdAt: tickets.createdAt,
  title: tickets.title,
  clientName: clients.name,
};

interface Query {
  readonly pageNo: number;
  readonly limit: number;
  readonly search?: string | undefined;
  readonly status?: TicketStatus | undefined;
  readonly sortBy: keyof typeof columns;
  readonly sortDirection: 'asc' | 'desc';
}

/** A page of tickets, found by a part of title, description, author or client. */
export async function listTickets(scope: ClientScope | SuperScope, query: Query) {
  const { pageNo, limit, search, status, sortBy, sortDirection } = query;
  const pattern = likePattern(search ?? '');
  const isFound = search
    ? or(...[tickets.title, tickets.description, tickets.authorName, clients.name].map((each) => ilike(each, pattern)))
    : undefined;
  const wanted = and(isFound, status && eq(tickets.status, status));
  const direction = sortDirection === 'asc' ? asc : desc;
  const visible = visibleTo(scope);
  const counted = await visible.tickets
    .pick({ clientId: tickets.clientId, count: count() }, wanted)
    .innerJoin(visible.clients.rows(), eq(clients.id, tickets.clientId))
    .groupBy(tickets.clientId);
  const found = await ticketsSeen(scope, wanted)
    .orderBy(direction(columns[sortBy]), direction(tickets.id))
    .limit(limit)
    .offset((pageNo - 1) * limit);
  // How many there are says something of those that the page leaves out too, when it is of certain words.
  const seen = search ? counted : found.map(({ ticket }) => ticket);
  await noteVisits(
    scope,
    seen.map(({ clientId }) => clientId),
    'tickets',
    search,
  );
  const total = counted.reduce((sum, each) => sum + each.count, 0);
  return { data: found.map(presentTicketRow), total, pageNo, limit };
}
