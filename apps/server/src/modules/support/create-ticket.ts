import type { Ticket } from '@naksha/contract';
import { own } from '../../db/own.ts';
import { once } from '../../http/once.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { addEntry } from './add-entry.ts';
import { presentTicket } from './present-ticket.ts';

interface NewTicket {
  readonly title: string;
  readonly description: string;
  readonly attachments: readonly string[];
}

/** Opens a ticket of the caller's client. */
export function createTicket(
  scope: ClientScope,
  { title, description, attachments }: NewTicket,
): Promise<{ data: Ticket }> {
  return once(scope, async (tx) => {
    const { userId, userName } = scope;
    const [ticket] = await own(scope, tx)
      .tickets.insert({ authorId: userId, authorName: userName, title, description })
      .returning();
    if (!ticket) throw new Error('A ticket was not inserted.');
    await addEntry(tx, scope, ticket, { attachments });
    await logAction(tx, scope, 'ticket.opened', ticket.id, { title });
    return presentTicket(scope, ticket.id, tx);
  });
}
