import { type AnyColumn, and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { isFresh } from '../session/find-session.ts';
import { type ShutOut, whyShutOut } from '../session/why-shut-out.ts';
import { namesInWords } from './names-in-words.ts';

/** Somebody and an address that they come from; null of whoever is known to have come from none. */
interface Place {
  readonly id: string;
  readonly name: string;
  readonly ip: string | null;
  readonly why: ShutOut | undefined;
}

/**
 * Makes a change of rules, or of what they ask of one user. Where by it somebody who is let in could no longer sign in now, from where they last
 * did or are at work, that is refused, unless `isConfirmed` says that it was read. The caller is where they ask from; whoever has never signed in has no
 * address that could be shut out.
 */
export async function shutOutKnowingly(
  scope: ClientScope,
  tx: Transaction,
  isConfirmed: boolean | undefined,
  change: () => Promise<unknown>,
): Promise<void> {
  if (isConfirmed === true) {
    await change();
    return;
  }
  // Locked, so that rules are not changed beside what they ask of users.
  await own(scope, tx).clients.pick({ id: fields.clients.id }).for('share');
  const at = new Date();
  const keyOf = ({ id, ip }: Place) => `${id} ${ip}`;
  const outBefore = new Set((await shutOut(scope, tx, at)).map(keyOf));
  await change();
  const out = (await shutOut(scope, tx, at)).filter((place) => !outBefore.has(keyOf(place)));
  if (out.length === 0) return;
  const people = [...Map.groupBy(out, ({ id }) => id).values()];
  const isCallerOut = out.some((place) => place.id === scope.userId);
  throw new AppError(isCallerOut ? 'rules_shut_you_out' : 'rules_shut_out', {
    params: { names: namesInWords(people.map(inWords)), count: people.length },
  });
}

/** Whom it shuts out, with the addresses where it is for these. */
function inWords(places: readonly Place[]): string {
  const name = places[0]?.name ?? '';
  const closed = places.filter(({ why }) => why === 'ip_not_allowed').map(({ ip }) => ip);
  return closed.length > 0 ? `${name} (${closed.join(', ')})` : name;
}

/** From where the active people of the client would not be let in then, as rules and users stand in this transaction. */
async function shutOut(scope: ClientScope, tx: Transaction, at: Date): Promise<Place[]> {
  const { users, clients } = fields;
  const { id, name, isActive, role, allowedIps, workingHours } = users;
  const { isIpRequired, isWorkingHoursRequired, areAdminsBound, timeZone, holidays } = clients;
  const rules = { isIpRequired, isWorkingHoursRequired, areAdminsBound, timeZone, holidays };
  const wanted = { id, name, isActive, role, allowedIps, workingHours, lastIp: lastAddress(scope, users.id), ...rules };
  const mine = own(scope, tx);
  const everybody = await mine.users
    .pick(wanted, eq(isActive, true))
    .innerJoin(mine.clients.rows(), eq(clients.id, users.clientId))
    .orderBy(asc(name), asc(id));
  const atWork = await mine.users
    .pick({ id, ip: sessions.ip }, eq(isActive, true))
    .innerJoin(sessions, and(eq(sessions.userId, id), isNotNull(sessions.ip), isFresh()))
    .orderBy(asc(sessions.ip));
  const working = Map.groupBy(atWork, (session) => session.id);
  const placesOf = (user: { readonly id: string; readonly lastIp: string | null }) =>
    user.id === scope.userId ? [scope.ip] : [user.lastIp, ...(working.get(user.id) ?? []).map(({ ip }) => ip)];
  return everybody
    .flatMap((user) =>
      [...new Set(placesOf(user))].map((ip) => {
        const client = { ...user, isActive: true, isIpRequired: user.isIpRequired && ip !== null };
        return { id: user.id, name: user.name, ip, why: whyShutOut({ user, client }, ip ?? '', at) };
      }),
    )
    .filter(({ why }) => why !== undefined);
}

/** From where a user last signed in; null for one who never has. */
function lastAddress(owner: Owner, userId: AnyColumn): SQL<string | null> {
  const { actionLogs: logs } = fields;
  const isSignIn = and(eq(logs.userId, userId), eq(logs.action, 'session.opened'), isNotNull(logs.ip));
  const latest = own(owner).actionLogs.pick({ ip: logs.ip }, isSignIn).orderBy(desc(logs.createdAt), desc(logs.id));
  return sql<string | null>`(${latest.limit(1)})`;
}
