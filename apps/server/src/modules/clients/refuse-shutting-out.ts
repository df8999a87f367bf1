import type { ClientSettings } from '@naksha/contract';
import { asc, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { whyShutOut } from '../session/why-shut-out.ts';
import { lastAddress } from '../users/last-address.ts';
import { namesInWords } from './names-in-words.ts';

/**
 * Refuses a change of rules by which somebody who is let in could no longer sign in now, from where they last did; the caller is where they
 * ask from. Whoever has never signed in has no address that could be shut out.
 */
export async function refuseShuttingOut(
  scope: ClientScope,
  tx: Transaction,
  before: ClientSettings,
  after: ClientSettings,
): Promise<void> {
  const { users } = fields;
  const { id, name, isActive, role, allowedIps, workingHours } = users;
  const wanted = { id, name, isActive, role, allowedIps, workingHours, lastIp: lastAddress(scope, users.id) };
  const everybody = await own(scope, tx).users.pick(wanted, eq(isActive, true)).orderBy(asc(name), asc(id));
  const at = new Date();
  const isOut = (user: (typeof everybody)[number], rules: ClientSettings) => {
    const ip = user.id === scope.userId ? scope.ip : user.lastIp;
    const client = { ...rules, isActive: true, isIpRequired: rules.isIpRequired && ip !== null };
    return whyShutOut({ user, client }, ip ?? '', at) !== undefined;
  };
  const shutOut = everybody.filter((user) => isOut(user, after) && !isOut(user, before));
  if (shutOut.length === 0) return;
  const isCallerOut = shutOut.some((user) => user.id === scope.userId);
  const said = shutOut.map((user) => {
    const isByAddress = after.isIpRequired && user.role === 'user' && user.lastIp !== null;
    return isByAddress ? `${user.name} (${user.lastIp})` : user.name;
  });
  throw new AppError(isCallerOut ? 'rules_shut_you_out' : 'rules_shut_out', {
    params: { names: namesInWords(said), count: shutOut.length },
  });
}
