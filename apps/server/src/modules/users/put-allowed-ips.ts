import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
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
    const user = await findUser(tx, scope, id);
    if (user.roles === 'user') await requireIps(tx, scope.clientId, allowedIps);
    const mine = and(eq(users.id, id), eq(users.clientId, scope.clientId));
    await tx.update(users).set({ allowedIps }).where(mine);
    await logAction(tx, scope, 'user.allowed_ips', id, { count: allowedIps.length });
  });
  return { allowedIps };
}
