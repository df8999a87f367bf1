import { type AnyColumn, and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { isFresh } from '../session/find-session.ts';
import { hoursOf, isWithinHours, nextClosing, type Timetable } from '../session/is-within-hours.ts';
import { addressesInUse } from '../session/note-address.ts';
import { areHoursBinding, type ShutOut, whyShutOut } from '../session/why-shut-out.ts';
import { namesInWords } from './names-in-words.ts';

/** An address that somebody comes from; null of whoever is known to have come from none. */
interface Place {
  readonly ip: string | null;
  readonly why: ShutOut | undefined;
}

/** What the rules as they stand say of somebody. */
interface Standing {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
  /** Undefined where no hours hold them. */
  readonly hours: { readonly isOpen: boolean; readonly closing: ReturnType<typeof nextClosing> } | undefined;
}

/**
 * Makes a change of rules, or of what they ask of one user. Where by it somebody who is let in could no longer sign in now, from where they last
 * did or are at work, or is let in no longer than to a time before the one until which they were, that is refused, unless `isConfirmed` says that it was read. The caller is where they ask
 * from; whoever has never signed in has no address that could be shut out.
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
  const before = new Map((await standings(scope, tx, at)).map((each) => [each.id, each]));
  await change();
  const out = (await standings(scope, tx, at)).flatMap((after) => {
    const words = shutOutInWords(after, before.get(after.id));
    return words === undefined ? [] : [{ id: after.id, words }];
  });
  if (out.length === 0) return;
  const isCallerOut = out.some(({ id }) => id === scope.userId);
  throw new AppError(isCallerOut ? 'rules_shut_you_out' : 'rules_shut_out', {
    params: { names: namesInWords(out.map(({ words }) => words)), count: out.length },
  });
}

/** Somebody whom the change shuts out, with the addresses where it is for these, or with the time where it is not now; undefined of whom it does not. */
function shutOutInWords({ name, places, hours }: Standing, before: Standing | undefined): string | undefined {
  const wasOut = (place: Place) => before?.places.some(({ ip, why }) => ip === place.ip && why !== undefined);
  const out = places.filter((place) => place.why !== undefined && !wasOut(place));
  const closed = out.filter(({ why }) => why === 'ip_not_allowed').map(({ ip }) => ip);
  if (closed.length > 0) return `${name} (${closed.join(', ')})`;
  if (out.length > 0) return name;
  const isIn = places.some(({ why }) => why === undefined);
  const wasOpen = before?.hours?.isOpen ?? true;
  const next = hours?.closing;
  const until = before?.hours?.closing;
  const isSooner = next !== undefined && (until === undefined || next.at < until.at);
  return isIn && wasOpen && isSooner ? `${name} (${next.inWords})` : undefined;
}

/** How the active people of the client stand then, as rules and users are in this transaction. */
async function standings(scope: ClientScope, tx: Transaction, at: Date): Promise<Standing[]> {
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
    .pick({ id, ip: sessions.ip, addresses: sessions.addresses }, eq(isActive, true))
    .innerJoin(sessions, and(eq(sessions.userId, id), isNotNull(sessions.ip), isFresh()))
    .orderBy(asc(sessions.ip));
  const working = Map.groupBy(atWork, (session) => session.id);
  const placesOf = (user: { readonly id: string; readonly lastIp: string | null }) =>
    user.id === scope.userId ? [scope.ip] : [user.lastIp, ...(working.get(user.id) ?? []).flatMap(addressesInUse)];
  const hoursAt = createHoursAt(at);
  return everybody.map((user) => ({
    id: user.id,
    name: user.name,
    places: [...new Set(placesOf(user))].map((ip) => {
      const client = { ...user, isActive: true, isIpRequired: user.isIpRequired && ip !== null };
      return { ip, why: whyShutOut({ user, client }, ip ?? '', at) };
    }),
    hours: areHoursBinding(user, user.role) ? hoursAt({ ...user, hours: hoursOf(user) }) : undefined,
  }));
}

/** Looks hours up once for all who share them. */
function createHoursAt(at: Date): (table: Timetable) => Standing['hours'] {
  const found = new Map<string, Standing['hours']>();
  return ({ hours, timeZone, holidays }) => {
    const table = { hours, timeZone, holidays };
    const key = JSON.stringify(table);
    const known = found.get(key) ?? { isOpen: isWithinHours(table, at), closing: nextClosing(table, at) };
    found.set(key, known);
    return known;
  };
}

/** From where a user last signed in; null for one who never has. */
function lastAddress(owner: Owner, userId: AnyColumn): SQL<string | null> {
  const { actionLogs: logs } = fields;
  const isSignIn = and(eq(logs.userId, userId), eq(logs.action, 'session.opened'), isNotNull(logs.ip));
  const latest = own(owner).actionLogs.pick({ ip: logs.ip }, isSignIn).orderBy(desc(logs.createdAt), desc(logs.id));
  return sql<string | null>`(${latest.limit(1)})`;
}
