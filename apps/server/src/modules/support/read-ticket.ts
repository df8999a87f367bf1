import { sql } from 'drizzle-orm';
import type { Runner } from '../../db/own.ts';
import { ticketReads } from '../../db/schema/ticket-reads.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { holdLetters } from './announce-entry.ts';
import { lockTicket } from './lock-ticket.ts';

/** Notes how far the caller has read a ticket; what came after that moment stays new. */
export async function readTicket(
  scope: ClientScope | SuperScope,
  { id, until }: { id: string; until: string },
): Promise<void> {
  await scope.db.transaction(async (tx) => {
    const ticket = await lockTicket(tx, scope, id);
    const read = new Date(until);
    const isWhole = read >= ticket.updatedAt;
    await markRead(tx, scope.userId, id, isWhole ? ticket.updatedAt : read);
    if (isWhole) await holdLetters(tx, scope, id);
  });
}

/** Reading never goes back. */
export async function markRead(db: Runner, userId: string, ticketId: string, readUntil: Date): Promise<void> {
  await db
    .insert(ticketReads)
    .values({ ticketId, userId, readUntil })
    .onConflictDoUpdate({
      target: [ticketReads.ticketId, ticketReads.userId],
      set: { readUntil: sql`greatest(${ticketReads.readUntil}, excluded.read_until)` },
    });
}
