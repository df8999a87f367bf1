import type { Access, Endpoint } from '@naksha/contract';
import { eq, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { fields } from '../db/fields.ts';
import { across } from '../db/own.ts';
import { asCaller } from '../db/query-limiter.ts';
import { sessions } from '../db/schema/sessions.ts';
import { addressBucket } from '../http/address-bucket.ts';
import { AppError } from '../http/app-error.ts';
import { canonicalIp } from '../http/canonical-ip.ts';
import type { ClientScope, Scope, SuperScope } from '../http/scope.ts';
import { findApiKey } from '../modules/api-keys/find-api-key.ts';
import { logAction } from '../modules/logs/log-action.ts';
import { begunAt } from '../modules/session/begun-at.ts';
import { type FoundSession, findSession } from '../modules/session/find-session.ts';
import { isHolderLetIn } from '../modules/session/is-holder-let-in.ts';
import { noteAddress } from '../modules/session/note-address.ts';
import { whyShutOut } from '../modules/session/why-shut-out.ts';
import type { Services } from '../services.ts';
import type { SignedGrant } from '../storage/signed-token.ts';

const longestUserAgent = 300;

/** Finds out who asks; what they may ask is judged by `authorize`, once it was counted that they did. */
export function authenticate(
  row: Endpoint,
  request: FastifyRequest,
  db: Database,
  services: Services,
): Promise<Asking> {
  const userAgent = request.headers['user-agent']?.slice(0, longestUserAgent);
  const context = { db, services, requestId: request.id, log: request.log, ip: canonicalIp(request.ip), userAgent };
  const address = `unknown from ${addressBucket(context.ip)}`;
  // Before it is known who asks, one who asks a lot is set apart by what they show; it may be invented, an address is not.
  return asCaller(`${address} ${shownBy(request)}`, () => identify(row, request, context), address);
}

function shownBy({ headers, url }: FastifyRequest): string {
  return String(headers.authorization ?? headers['x-api-key'] ?? url);
}

/** Refuses callers whom the row's access words do not name, and anyone who claims to be somebody else. */
export async function authorize(row: Endpoint, request: FastifyRequest, { scope, caller }: Asking): Promise<Scope> {
  if (!caller) return scope;
  await checkIdentity(request, caller.scope);
  if (!wordsOf(row).some((word) => holds(word, caller.scope))) throw new AppError('forbidden');
  if (caller.mustChangePassword && !row.withGivenPassword) throw new AppError('password_change_required');
  await markUsed(row, caller);
  return scope;
}

const wordsOf = ({ access }: Endpoint): readonly Access[] => (typeof access === 'string' ? [access] : access);

async function identify(row: Endpoint, request: FastifyRequest, context: Context): Promise<Asking> {
  const { db } = context;
  const words = wordsOf(row);
  if (words.includes('public')) {
    const caller = await findCaller(request, context);
    if (caller) await markUsed(row, caller);
    return { scope: { ...context, kind: 'public', ...(caller && { userId: caller.scope.userId }) } };
  }
  if (words.includes('signed')) {
    return { scope: { ...context, kind: 'link', grant: await checkLink(request, context) } };
  }
  if (words.includes('key')) {
    const key = await findApiKey(db, request.headers['x-api-key'], context.ip);
    if (key) return { scope: { ...context, kind: 'key', ...key } };
    if (words.length === 1 && !(await findCaller(request, context))) throw new AppError('key_required');
  }

  const caller = await findCaller(request, context);
  if (!caller) throw new AppError('session_ended');
  return { scope: caller.scope, caller };
}

/** Whether somebody signed in is who an access word means. */
function holds(word: Access, caller: ClientScope | SuperScope): boolean {
  if (word === 'any') return true;
  if (word === 'super') return caller.kind === 'super';
  if (caller.kind === 'super') return false;
  if (word === 'admin') return caller.role === 'admin';
  return word === 'user' && (caller.role === 'user' || caller.isUserMode);
}

type Context = Pick<Scope, 'db' | 'services' | 'requestId' | 'log' | 'ip' | 'userAgent'>;

interface Caller {
  readonly scope: ClientScope | SuperScope;
  readonly session: FoundSession['session'];
  /** Somebody else gave them their password. */
  readonly mustChangePassword: boolean;
}

/** Who asks, with what they still have to be judged by where a session was shown. */
interface Asking {
  readonly scope: Scope;
  readonly caller?: Caller;
}

async function findCaller(request: FastifyRequest, context: Context): Promise<Caller | undefined> {
  const token = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const found = token === undefined ? undefined : await findSession(context.db, token);
  if (!found || whyShutOut(found, context.ip, new Date())) return undefined;
  const { session, user, client } = found;
  const held = { ...context.services, links: context.services.links.heldBy(session.id) };
  const known = { session, mustChangePassword: user.mustChangePassword };
  const signed = { ...context, services: held, userId: user.id, userName: user.name, sessionId: session.id };
  if (user.role === 'superadmin') return { scope: { ...signed, kind: 'super', role: user.role }, ...known };
  if (client === null) return undefined;
  // The mode ends with the right to it, not only when the administrator goes back.
  const isUserMode = user.role === 'admin' && session.isUserMode && client.hasUserAccess;
  return { scope: { ...signed, kind: 'client', clientId: client.id, role: user.role, isUserMode }, ...known };
}

/** The two headers decide nothing; one that contradicts the session means that something is wrong with the caller. */
async function checkIdentity(request: FastifyRequest, caller: ClientScope | SuperScope): Promise<void> {
  const clientId = caller.kind === 'client' ? caller.clientId : '';
  const claimed = { clientid: request.headers.clientid, userid: request.headers.userid };
  const isTrue = (claimed.clientid ?? clientId) === clientId && (claimed.userid ?? caller.userId) === caller.userId;
  if (isTrue) return;
  await logAction(caller.db, caller, 'session.identity_mismatch');
  throw new AppError('identity_mismatch');
}

const withToken = z.object({ token: z.string() });

/** The token is a part of the path or of the query, as the row has it. */
async function checkLink(request: FastifyRequest, { db, services, ip }: Context): Promise<SignedGrant> {
  const inPath = withToken.safeParse(request.params).data;
  const inQuery = withToken.safeParse(request.query).data;
  const verdict = services.links.check((inPath ?? inQuery)?.token ?? '');
  if (!verdict.ok || verdict.grant.method !== request.method) throw new AppError('link_expired');
  const { grant } = verdict;
  if (grant.by !== undefined && !(await isHolderLetIn(db, grant.by, ip, begunAt(grant))))
    throw new AppError('link_expired');
  return grant;
}

const often = 60_000;

/**
 * Keeps the session of whoever was let in from running idle, and from where it is used; writes once a minute at most, and as often for each
 * of a few addresses.
 */
async function markUsed(row: Endpoint, { scope: { db, ip }, session }: Caller): Promise<void> {
  if (row.passive) return;
  const now = new Date();
  const isDue = now.getTime() - session.lastActiveAt.getTime() >= often;
  const addresses = noteAddress(session.addresses, ip, now);
  if (!isDue && addresses === session.addresses) return;
  const used = { ip, addresses, ...(isDue && { lastActiveAt: sql`now()` }) };
  await db.update(sessions).set(used).where(eq(sessions.id, session.id));
  if (!isDue) return;
  await across(db, 'signIn').users.update({ lastActiveAt: sql`now()` }, eq(fields.users.id, session.userId));
}
