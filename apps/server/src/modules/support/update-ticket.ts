import type { Ticket, TicketStatus } from '@naksha/contract';
import { limits, nextStatuses } from '@naksha/contract';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { addEntry } from './add-entry.ts';
import { lockTicket } from './lock-ticket.ts';
import { presentTicket } from './present-ticket.ts';

/** What a ticket is to be set to, by somebody who saw it in this version. */
export interface Change {
  readonly status: TicketStatus;
  readonly version: number;
}

/** Sets the status of a ticket. */
export function updateTicket(
  scope: ClientScope | SuperScope,
  { id, ...change }: Change & { id: string },
): Promise<{ data: Ticket }> {
  return scope.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, scope, id);
    refuseChange(scope, ticket, change);
    await addEntry(tx, scope, ticket, { to: change.status });
    return presentTicket(scope, id, tx);
  });
}

/** Refuses what was decided on a ticket that has changed since, and what the caller may not set it to. */
export function refuseChange(
  { kind }: ClientScope | SuperScope,
  ticket: Row<'tickets'>,
  { status, version }: Change,
): void {
  if (version !== ticket.version) throw new AppError('ticket_changed');
  const side = kind === 'super' ? 'support' : 'client';
  const now = new Date();
  if (nextStatuses(side, ticket, now).includes(status)) return;
  const isTooLate = side === 'client' && ticket.status === 'closed' && status === 'open';
  if (isTooLate) throw new AppError('ticket_reopen_over', { params: { days: limits.ticketReopenDays } });
  throw new AppError('ticket_transition', { field: 'status' });
}
