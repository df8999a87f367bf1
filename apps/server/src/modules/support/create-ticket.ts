import type { Ticket } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { addEntry } from './add-entry.ts';
import { noteAskSeen } from './note-ask-seen.ts';
import { presentTicket } from './present-ticket.ts';

interface NewTicket {
  readonly title: string;
  readonly description: string;
  readonly attachments: readonly string[];
  readonly job?: string | undefined;
}

/** Opens a ticket of the caller's client; what a designer asked about its job has been seen with it. */
export function createTicket(
  scope: ClientScope,
  { title, description, attachments, job }: NewTicket,
): Promise<{ data: Ticket }> {
  return once(scope, async (tx) => {
    const { userId, userName } = scope;
    const [ticket] = await own(scope, tx)
      .tickets.insert({ authorId: userId, authorName: userName, title, description })
      .returning();
    if (!ticket) throw new Error('A ticket was not inserted.');
    await addEntry(tx, scope, ticket, { attachments });
    if (job !== undefined) await noteJobSeen(tx, scope, job);
    await logAction(tx, scope, 'ticket.opened', ticket.id, { title });
    return presentTicket(scope, ticket.id, tx);
  });
}

async function noteJobSeen(tx: Transaction, scope: ClientScope, job: string): Promise<void> {
  const [found] = await own(scope, tx).jobs.pick({ id: fields.jobs.id }, eq(fields.jobs.id, job));
  if (!found) throw new AppError('not_found', { field: 'job' });
  await noteAskSeen(tx, scope, eq(fields.jobAsks.jobId, job));
}
