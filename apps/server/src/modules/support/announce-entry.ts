import { limits, type TicketStatus } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { closeBundle } from '../mail/keep-letter.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { queueMailToAdmins } from '../mail/queue-mail-to-admins.ts';
import { queueMailToSupport } from '../mail/queue-mail-to-support.ts';

/** What was added to a thread, and how the ticket stands from then on. */
interface Step {
  readonly entry: Row<'ticketEntries'>;
  readonly status: TicketStatus;
  readonly isFirst: boolean;
}

/** Writes to the other side of a ticket. What comes before they have read the ticket is bundled. */
export async function announceEntry(
  tx: Transaction,
  scope: ClientScope | SuperScope,
  ticket: Row<'tickets'>,
  { entry, status, isFirst }: Step,
): Promise<void> {
  const about = { path: `/admin/support/${ticket.id}`, event: entry.id, bundle: bundleOf(ticket.id) };
  if (scope.kind === 'super') await writeToClient(tx, scope, ticket, { entry, status, about });
  else if (isFirst || entry.comment !== null || entry.to === 'open') await writeToSupport(tx, scope, ticket, about);
}

/** Whoever has read all that is in a ticket needs no letter about it. All of support reads the letters of support. */
export function holdLetters(tx: Transaction, scope: ClientScope | SuperScope, ticketId: string): Promise<void> {
  return closeBundle(tx, bundleOf(ticketId), scope.kind === 'super' ? null : scope.userId);
}

const bundleOf = (ticketId: string): string => `ticket ${ticketId}`;

interface About {
  readonly path: string;
  readonly event: string;
  readonly bundle: string;
}

/** To the author, or where a letter would not reach them, or they may not read it any more, to the administrators there are. */
async function writeToClient(
  tx: Transaction,
  { services }: SuperScope,
  { authorId, clientId, title }: Row<'tickets'>,
  { entry, status, about }: Omit<Step, 'isFirst'> & { readonly about: About },
): Promise<void> {
  const { id, isActive, role, email } = fields.users;
  const [author] = await own({ db: tx, clientId }).users.pick({ isActive, role, email }, eq(id, authorId));
  const isReached = author?.isActive === true && author.role === 'admin' && author.email !== null;
  const write = (letter: Parameters<typeof queueMailToAdmins>[3]) =>
    isReached
      ? queueMail(tx, services, { ...letter, userId: authorId })
      : queueMailToAdmins(tx, services, clientId, letter);
  if (status === 'closed')
    await write({ kind: 'ticketClosed', gaps: { title, days: limits.ticketReopenDays }, ...about });
  else if (status === 'pending-information') await write({ kind: 'ticketWaiting', gaps: { title }, ...about });
  else if (entry.comment !== null) await write({ kind: 'ticketAnswered', gaps: { title }, ...about });
}

async function writeToSupport(
  tx: Transaction,
  scope: ClientScope,
  { title, clientId }: Row<'tickets'>,
  about: About,
): Promise<void> {
  const [client] = await own({ db: tx, clientId }).clients.pick({ name: fields.clients.name });
  const gaps = { title, author: scope.userName, client: client?.name ?? '' };
  await queueMailToSupport(tx, scope.services, { kind: 'ticketWritten', gaps, ...about });
}
