import { factWord, type User } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { isIpAllowed } from '../../http/is-ip-allowed.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { holdUser } from './hold-user.ts';
import { lastAddress } from './last-address.ts';
import { refuseStale } from './refuse-stale.ts';
import { requireIps } from './require-ips.ts';

interface Wanted {
  readonly id: string;
  readonly allowedIps: string[];
  readonly was?: string[] | undefined;
  readonly isConfirmed?: boolean | undefined;
}

/** Sets from where a user of the caller's client may sign in; live sessions feel it with their next request. */
export async function putAllowedIps(
  scope: ClientScope,
  { id, allowedIps, was, isConfirmed }: Wanted,
): Promise<{ allowedIps: string[] }> {
  await scope.db.transaction(async (tx) => {
    const mine = { db: tx, clientId: scope.clientId };
    const user = await holdUser(mine, id);
    refuseStale(was, user.allowedIps, () => ({ now: factWord('allowedIps', user.allowedIps, 'en') }));
    if (user.roles === 'user') await requireIps(mine, allowedIps);
    if (user.roles === 'user' && isConfirmed !== true) await refuseShuttingOut(mine, user, allowedIps);
    await own(mine).users.update({ allowedIps }, eq(fields.users.id, id));
    const change = changedFields({ allowedIps: user.allowedIps }, { allowedIps });
    await logChange(tx, scope, 'user.allowed_ips', id, { name: user.name }, change);
  });
  return { allowedIps };
}

/** Where the restriction holds, whoever would not be let in from where they last signed in is named first. */
async function refuseShuttingOut(owner: Owner, user: User, allowedIps: readonly string[]): Promise<void> {
  const { clients } = fields;
  const wanted = { lastIp: lastAddress(owner, user._id) };
  const [held] = await own(owner).clients.pick(wanted, eq(clients.isIpRequired, true));
  if (!held?.lastIp || isIpAllowed(held.lastIp, allowedIps)) return;
  throw new AppError('ips_shut_out', { params: { name: user.name, ip: held.lastIp } });
}
