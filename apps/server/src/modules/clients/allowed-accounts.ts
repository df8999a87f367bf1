import { eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { clients } from '../../db/schema/clients.ts';
import { findSubscription } from './find-subscription.ts';

/** How many active users and administrators a client may have; a raised account limit lifts the plan's number of users. */
export async function allowedAccounts(
  db: Pick<Database, 'select'>,
  clientId: string,
): Promise<{ user: number; admin: number }> {
  const [client] = await db.select({ limit: clients.accountLimit }).from(clients).where(eq(clients.id, clientId));
  const subscription = await findSubscription(db, clientId);
  return { user: Math.max(subscription?.usersCount ?? 0, client?.limit ?? 0), admin: subscription?.adminCount ?? 0 };
}
