import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { planStateOf } from './plan-state-of.ts';

/**
 * How many active users and administrators a client may have: those of its plan, until the days of grace are over. A raised account limit
 * lifts the plan's number of users.
 */
export async function allowedAccounts(
  owner: Owner,
): Promise<{ user: number; admin: number; accountLimit: number; hasPlan: boolean }> {
  const [client] = await own(owner).clients.pick({ limit: fields.clients.accountLimit });
  const { state, subscription } = await planStateOf(owner);
  const plan = state === 'running' || state === 'grace' ? subscription : undefined;
  const accountLimit = client?.limit ?? 0;
  const user = Math.max(plan?.usersCount ?? 0, accountLimit);
  return { user, admin: plan?.adminCount ?? 0, accountLimit, hasPlan: plan !== undefined };
}
