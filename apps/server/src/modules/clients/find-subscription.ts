import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { subscriptions } from '../../db/schema/subscriptions.ts';

/** The subscription a client is on now; of several the one that lasts longest. */
export async function findSubscription(
  db: Pick<Database, 'select'>,
  clientId: string,
): Promise<typeof subscriptions.$inferSelect | undefined> {
  const isRunning = sql`${subscriptions.startsAt} <= now() and ${subscriptions.endsAt} > now()`;
  const [found] = await db
    .select()
    .from(subscriptions)
    .where(and(eq(subscriptions.clientId, clientId), isRunning))
    .orderBy(desc(subscriptions.endsAt))
    .limit(1);
  return found;
}
