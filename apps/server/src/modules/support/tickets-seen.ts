import type { TicketRow } from '@naksha/contract';
import { and, eq, exists, gt, ne, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import type { Runner } from '../../db/own.ts';
import { ticketReads } from '../../db/schema/ticket-reads.ts';
import type { Row } from '../../db/tables.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { visibleTo } from '../../http/visible-to.ts';

const { clients, ticketEntries, tickets } = fields;

/** The tickets a caller may see, each with its client's name and whether somebody else wrote in it since they last read it. */
export function ticketsSeen(scope: ClientScope | SuperScope, wanted?: SQL, inside: Runner = scope.db) {
  const visible = visibleTo(scope, inside);
  const isUnread = unreadBy(scope, inside).mapWith(Boolean);
  return visible.tickets
    .pick({ ticket: tickets, clientName: clients.name, isUnread }, wanted)
    .innerJoin(visible.clients.rows(), eq(clients.id, tickets.clientId))
    .leftJoin(ticketReads, isReadBy(scope.userId));
}

/** Joins a ticket with how far somebody has read it. */
export function isReadBy(userId: string): SQL | undefined {
  return and(eq(ticketReads.ticketId, tickets.id), eq(ticketReads.userId, userId));
}

/** Whether a ticket, joined with how far the caller has read it, holds something new from somebody else. */
export function unreadBy(scope: ClientScope | SuperScope, inside: Runner = scope.db): SQL {
  const read = sql`coalesce(${ticketReads.readUntil}, '-infinity')`;
  const isNew = and(
    eq(ticketEntries.ticketId, tickets.id),
    ne(ticketEntries.authorId, scope.userId),
    gt(ticketEntries.createdAt, read),
  );
  const found = exists(visibleTo(scope, inside).ticketEntries.pick({ one: sql`1` }, isNew));
  return sql`(${tickets.updatedAt} > ${read} and ${found})`;
}

interface Seen {
  readonly ticket: Row<'tickets'>;
  readonly clientName: string;
  readonly isUnread: boolean;
}

/** A ticket as a list shows it. */
export function presentTicketRow({ ticket, clientName, isUnread }: Seen): TicketRow {
  return {
    _id: ticket.id,
    clientId: ticket.clientId,
    clientName,
    title: ticket.title,
    status: ticket.status,
    authorName: ticket.authorName,
    isUnread,
    createdAt: ticket.createdAt.toISOString(),
    updatedAt: ticket.updatedAt.toISOString(),
  };
}
