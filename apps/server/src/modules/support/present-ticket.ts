import { limits, type Ticket, type TicketEntry } from '@naksha/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own, type Runner } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { presentTicketRow, ticketsSeen } from './tickets-seen.ts';

const { ticketAttachments, ticketEntries, tickets } = fields;

/** A ticket with its thread, as the caller may see it. */
export async function presentTicket(
  scope: ClientScope | SuperScope,
  id: string,
  inside: Runner = scope.db,
): Promise<{ data: Ticket }> {
  const [seen] = await ticketsSeen(scope, eq(tickets.id, id), inside);
  if (!seen) throw new AppError('not_found');
  const { ticket } = seen;
  const its = own({ db: inside, clientId: ticket.clientId });
  const entries = await its.ticketEntries
    .where(eq(ticketEntries.ticketId, id))
    .orderBy(asc(ticketEntries.createdAt), asc(ticketEntries.id));
  const ofThem = inArray(
    ticketAttachments.entryId,
    entries.map((entry) => entry.id),
  );
  const attachments = await its.ticketAttachments.where(ofThem).orderBy(asc(ticketAttachments.id));
  const { description, version, closedAt, clockStartedAt } = ticket;
  const data = {
    ...presentTicketRow(seen),
    description,
    version,
    closedAt: closedAt?.toISOString() ?? null,
    workSeconds: workSecondsUntil(ticket, new Date()),
    isClockRunning: clockStartedAt !== null,
    entries: entries.map((entry) => presentEntry(scope, entry, attachments)),
  };
  return { data };
}

/** The time on a ticket's clock. */
export function workSecondsUntil({ workSeconds, clockStartedAt }: Row<'tickets'>, now: Date): number {
  if (clockStartedAt === null) return workSeconds;
  return workSeconds + Math.max(0, Math.floor((now.getTime() - clockStartedAt.getTime()) / 1000));
}

function presentEntry(
  { userId, services }: ClientScope | SuperScope,
  entry: Row<'ticketEntries'>,
  attachments: readonly Row<'ticketAttachments'>[],
): TicketEntry {
  const expires = Math.floor(Date.now() / 1000) + limits.signedReadSeconds;
  const link = (id: string) => services.links.sign({ method: 'GET', kind: 'attachment', id, expires });
  return {
    _id: entry.id,
    side: entry.isSupport ? 'support' : 'client',
    authorName: entry.authorName,
    isOwn: entry.authorId === userId,
    comment: entry.comment,
    from: entry.from,
    to: entry.to,
    attachments: attachments
      .filter(({ entryId }) => entryId === entry.id)
      .map(({ id, fileName, contentType, bytes }) => ({
        _id: id,
        fileName,
        contentType,
        bytes,
        url: `/support/attachments/signed/${link(id)}`,
      })),
    createdAt: entry.createdAt.toISOString(),
  };
}
