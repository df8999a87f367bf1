import { notification } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../db/database.ts';

export const eventChannel = 'naksha';

/** What processes announce to each other. Small, because the database passes at most 8,000 bytes; the listener looks it up. */
export const domainEvent = z.discriminatedUnion('kind', [
  /** A job changed or came further. */
  z.strictObject({ kind: z.literal('job'), clientId: z.uuid(), userId: z.uuid(), jobId: z.uuid() }),
  z.strictObject({ kind: z.literal('queued') }),
  /** A mail stands in line. */
  z.strictObject({ kind: z.literal('mail') }),
  z.strictObject({ kind: z.literal('cancelled'), jobId: z.uuid() }),
  z.strictObject({ kind: z.literal('credits'), clientId: z.uuid() }),
  notification.extend({ kind: z.literal('notification'), userId: z.uuid() }),
  /** Sent by a trigger of the database: a user may have lost access, and every open stream checks again. */
  z.strictObject({ kind: z.literal('session'), userId: z.uuid().optional(), clientId: z.uuid().optional() }),
]);
export type DomainEvent = z.infer<typeof domainEvent>;

/** Notifies all processes, when the transaction commits and only then. */
export async function publishEvent(db: Pick<Database, 'execute'>, ...events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return;
  const texts = JSON.stringify(events.map((event) => JSON.stringify(event)));
  await db.execute(
    sql`select pg_notify(${eventChannel}, event) from jsonb_array_elements_text(${texts}::jsonb) as event`,
  );
}
