import type { Ticket } from '@naksha/contract';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { addEntry } from './add-entry.ts';
import { lockTicket } from './lock-ticket.ts';
import { presentTicket } from './present-ticket.ts';
import { type Change, refuseChange } from './update-ticket.ts';

interface Comment {
  readonly id: string;
  readonly comment: string;
  readonly attachments: readonly string[];
  readonly change?: Change | undefined;
}

/** Writes into a ticket. What the client answers to a ticket that waits for it sets the ticket going again. */
export function commentTicket(
  scope: ClientScope | SuperScope,
  { id, comment, attachments, change }: Comment,
): Promise<{ data: Ticket }> {
  return once(scope, async (tx) => {
    const ticket = await lockTicket(tx, scope, id);
    if (change) refuseChange(scope, ticket, change);
    if (ticket.status === 'closed' && !change) throw new AppError('ticket_closed');
    const isAnswer = scope.kind === 'client' && ticket.status === 'pending-information';
    const to = change?.status ?? (isAnswer ? 'in-progress' : undefined);
    await addEntry(tx, scope, ticket, { comment, to, attachments });
    return presentTicket(scope, id, tx);
  });
}
