import { and, asc, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { isIpAllowed } from '../../http/is-ip-allowed.ts';
import type { ClientScope } from '../../http/scope.ts';
import { lastAddress } from '../users/last-address.ts';

/** The active users who could not sign in again from where they last did, if only allowed addresses counted. */
export async function listShutOut(scope: ClientScope) {
  const { users } = fields;
  const wanted = {
    _id: users.id,
    name: users.name,
    allowedIps: users.allowedIps,
    lastIp: lastAddress(scope, users.id),
  };
  const isBound = and(eq(users.role, 'user'), eq(users.isActive, true));
  const found = await own(scope).users.pick(wanted, isBound).orderBy(asc(users.name), asc(users.id));
  const data = found.flatMap(({ _id, name, allowedIps, lastIp }) =>
    lastIp === null || isIpAllowed(lastIp, allowedIps) ? [] : [{ _id, name, lastIp }],
  );
  return { data };
}
