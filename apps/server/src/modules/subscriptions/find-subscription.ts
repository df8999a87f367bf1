import { desc, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

const { subscriptions } = fields;

/** That a subscription has begun and not ended. */
export const isRunning = () => sql`${subscriptions.startsAt} <= now() and ${subscriptions.endsAt} > now()`;

/** The subscription a client is on now; of several the one that lasts longest. */
export async function findSubscription(owner: Owner): Promise<Row<'subscriptions'> | undefined> {
  const [found] = await own(owner).subscriptions.where(isRunning()).orderBy(desc(subscriptions.endsAt)).limit(1);
  return found;
}
