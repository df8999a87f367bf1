import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { findSubscription } from './find-subscription.ts';

/** How many active users and administrators a client may have; a raised account limit lifts the plan's number of users. */
export async function allowedAccounts(owner: Owner): Promise<{ user: number; admin: number }> {
  const [client] = await own(owner).clients.pick({ limit: fields.clients.accountLimit });
  const subscription = await findSubscription(owner);
  return { user: Math.max(subscription?.usersCount ?? 0, client?.limit ?? 0), admin: subscription?.adminCount ?? 0 };
}
