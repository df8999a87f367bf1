import type { TicketStatus } from '@naksha/contract';
import { limits } from '@naksha/contract';
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { announceEntry, holdLetters } from './announce-entry.ts';
import { workSecondsUntil } from './present-ticket.ts';
import { markRead } from './read-ticket.ts';

const { ticketAttachments, tickets } = fields;
/** Of a ticket that was just made. */
const firstVersion = 1;

interface Step {
  readonly comment?: string;
  /** The status from now on; as it is when absent. */
  readonly to?: TicketStatus | undefined;
  readonly attachments?: readonly string[];
}

/**
 * Adds a step to the thread of a ticket that is locked, or was just made: with its pictures, the status and the clock that
 * follow from it, a line in the log of the client, and a letter to the other side. Writing counts as having read what was there.
 */
export async function addEntry(
  tx: Transaction,
  scope: ClientScope | SuperScope,
  ticket: Row<'tickets'>,
  { comment, to = ticket.status, attachments = [] }: Step,
): Promise<void> {
  const its = own({ db: tx, clientId: ticket.clientId });
  const isMoved = to !== ticket.status;
  // Later than every step before, whatever the clocks of the processes say: people are shown what is new since the last they saw.
  const now = new Date(Math.max(Date.now(), ticket.updatedAt.getTime() + 1));
  const [entry] = await its.ticketEntries
    .insert({
      ticketId: ticket.id,
      authorId: scope.userId,
      authorName: scope.userName,
      isSupport: scope.kind === 'super',
      comment,
      ...(isMoved && { from: ticket.status, to }),
      createdAt: now,
    })
    .returning();
  if (!entry) throw new Error('A step of a ticket was not inserted.');
  await attach(tx, scope, entry, attachments);
  const clock = isMoved ? clockIn(ticket, to, now) : {};
  await its.tickets.update(
    { ...clock, status: to, version: sql`${tickets.version} + 1`, updatedAt: now },
    eq(tickets.id, ticket.id),
  );
  await markRead(tx, scope.userId, ticket.id, now);
  await holdLetters(tx, scope, ticket.id);
  await announceEntry(tx, scope, ticket, { entry, status: to, isFirst: ticket.version === firstVersion });
  const actor = { ...scope, clientId: ticket.clientId };
  const { id, title } = ticket;
  if (comment !== undefined) await logAction(tx, actor, 'ticket.commented', id, { title });
  if (isMoved)
    await logAction(
      tx,
      actor,
      'ticket.status',
      id,
      { title },
      changedFields({ status: ticket.status }, { status: to }),
    );
}

/** Gives pictures that were added before to the message they were added for. */
async function attach(
  tx: Transaction,
  { userId }: ClientScope | SuperScope,
  { id, clientId }: Row<'ticketEntries'>,
  attachments: readonly string[],
): Promise<void> {
  const wanted = [...new Set(attachments)];
  if (wanted.length === 0) return;
  // Older ones are about to be swept.
  const isFresh = gt(ticketAttachments.createdAt, sql`now() - interval '1 hour' * ${limits.looseAttachmentHours}`);
  const isLoose = and(isNull(ticketAttachments.entryId), eq(ticketAttachments.createdBy, userId), isFresh);
  const attached = await own({ db: tx, clientId })
    .ticketAttachments.update({ entryId: id }, and(isLoose, inArray(ticketAttachments.id, wanted)))
    .returning();
  if (attached.length < wanted.length) throw new AppError('not_found', { field: 'attachments' });
}

/** The clock runs while the ticket is with support, and stands while it waits for the client or is closed. */
function clockIn(ticket: Row<'tickets'>, to: TicketStatus, now: Date) {
  const isRunning = to === 'open' || to === 'in-progress';
  return {
    workSeconds: workSecondsUntil(ticket, now),
    clockStartedAt: isRunning ? now : null,
    closedAt: to === 'closed' ? now : null,
  };
}
