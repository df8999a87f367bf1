import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { findUser } from './find-user.ts';
import { requireIps } from './require-ips.ts';

/** Sets from where a user of the caller's client may sign in; live sessions feel it with their next request. */
export async function putAllowedIps(
  scope: ClientScope,
  { id, allowedIps }: { id: string; allowedIps: string[] },
): Promise<{ allowedIps: string[] }> {
  await scope.db.transaction(async (tx) => {
    const mine = { db: tx, clientId: scope.clientId };
    const user = await findUser(mine, id);
    if (user.roles === 'user') await requireIps(mine, allowedIps);
    await own(mine).users.update({ allowedIps }, eq(fields.users.id, id));
    await logAction(tx, scope, 'user.allowed_ips', id, { count: allowedIps.length });
  });
  return { allowedIps };
}
