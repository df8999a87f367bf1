import { deviceName, type FaultCode, limits, type SessionUser } from '@naksha/contract';
import { verify } from '@node-rs/argon2';
import { and, desc, eq, isNotNull, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { addressBucket } from '../../http/address-bucket.ts';
import { AppError } from '../../http/app-error.ts';
import type { PublicScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { acceptCode, codeIncorrect } from '../second-step/accept-code.ts';
import { hasSecondStep } from '../second-step/get-second-step.ts';
import { endSessions } from '../session/end-sessions.ts';
import type { FoundSession } from '../session/find-session.ts';
import { hasRunOut } from '../session/given-password.ts';
import { codesGuessedByLogIn, guessedByLogIn } from '../session/guessed-at.ts';
import { inHashingSlot } from '../session/hashing-slot.ts';
import { noteAddress } from '../session/note-address.ts';
import { sessionUser } from '../session/session-user.ts';
import { giveBackTries, takeTries } from '../session/throttle.ts';
import { hashToken, newToken } from '../session/token.ts';
import { whyShutOut } from '../session/why-shut-out.ts';

const { actionLogs, clients, users } = fields;

/** The hash of a password that no one has: an unknown login takes as long to refuse as a wrong password. */
const unknownLoginHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c2ckjbWtdtQbjqT8KT1hNg$vMkCoLcu+oDqyFbI5z+P//hZajs3teXmeX3cqDi1+f4';

/** Signs in. Only those who know the password learn why they are refused. */
export async function login(
  scope: PublicScope,
  input: { login: string; password: string; code?: string | undefined },
): Promise<{ authToken: string; user: SessionUser }> {
  const ownerKnownHere = await ownerWhoSignedInFrom(scope.db, input.login, scope.ip);
  const isKnown = ownerKnownHere !== undefined;
  const guessed = guessedByLogIn(input.login, scope.ip, ownerKnownHere);
  const attempt = async () => {
    // Inside the slot, so that waiting alone does not count as a try.
    await scope.db.transaction((tx) => takeTries(tx, guessed));
    const candidate = await findUser(scope.db, isCalled(input.login));
    const isRight = await verify(candidate?.user.passwordHash ?? unknownLoginHash, input.password);
    if (candidate && isRight) return candidate;
    const code: FaultCode = 'invalid_credentials';
    await logAction(scope.db, actorOf(scope, candidate), 'session.refused', null, { code });
    // Thrown inside the slot as well: there it counts against the address.
    throw new AppError(code);
  };
  const found = await inHashingSlot(attempt, { isKnown, key: ownerKnownHere ?? addressBucket(scope.ip) });
  await scope.db.transaction((tx) => giveBackTries(tx, guessed));
  await refuse(scope, found, refusalOf(found, scope.ip));
  await passSecondStep(scope, found, input.code, isKnown);
  const authToken = newToken();
  const { ip, userAgent } = scope;
  const addresses = noteAddress({}, ip, new Date());
  const { user, refusal } = await scope.db.transaction(async (tx) => {
    // Held, so that whoever changes the password or shuts out from now on finds the session, and what was changed meanwhile is seen.
    await across(tx, 'signIn').users.pick({ id: users.id }, eq(users.id, found.user.id)).for('no key update');
    const user = await findUser(tx, eq(users.id, found.user.id));
    const isSame = user?.user.passwordHash === found.user.passwordHash;
    const refusal = user && isSame ? refusalOf(user, ip) : 'invalid_credentials';
    if (!user || refusal) return { user: found, refusal };
    const [opened] = await tx
      .insert(sessions)
      .values({ tokenHash: hashToken(authToken), userId: found.user.id, ip, addresses, userAgent })
      .returning({ id: sessions.id });
    const device = deviceName(userAgent ?? '') ?? unknownDevice;
    if (opened && !(isKnown && (await isDeviceKnown(tx, found.user.id, device))))
      await noticeNewSignIn(tx, scope, found.user.id, { device, event: opened.id });
    const newest = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, found.user.id))
      .orderBy(desc(sessions.lastActiveAt), desc(sessions.createdAt), desc(sessions.id))
      .limit(limits.sessionsPerUser);
    await endSessions(tx, and(eq(sessions.userId, found.user.id), notInArray(sessions.id, newest)));
    await across(tx, 'signIn').users.update({ lastActiveAt: sql`now()` }, eq(users.id, found.user.id));
    await logAction(tx, actorOf(scope, user), 'session.opened', null, { device });
    return { user, refusal };
  });
  await refuse(scope, user, refusal);
  return { authToken, user: sessionUser(user, false) };
}

/** Why somebody who knows the password is not let in. */
function refusalOf(found: Candidate, ip: string): FaultCode | undefined {
  const now = new Date();
  return whyShutOut(found, ip, now) ?? (hasRunOut(found.user, now) ? 'given_password_expired' : undefined);
}

async function refuse(scope: PublicScope, found: Candidate, refusal: FaultCode | undefined): Promise<void> {
  if (!refusal) return;
  await logAction(scope.db, actorOf(scope, found), 'session.refused', null, { code: refusal });
  throw new AppError(refusal, { params: { hours: limits.givenPasswordHours } });
}

/** Asks for the code of an account that has a second step; whoever gets here knows its password. */
async function passSecondStep(
  scope: PublicScope,
  found: Candidate,
  code: string | undefined,
  isKnown: boolean,
): Promise<void> {
  const { db, services } = scope;
  const { id } = found.user;
  if (!(await hasSecondStep(db, id))) return;
  if (code === undefined) throw new AppError('code_required');
  // A wrong code is counted, so the transaction must not be undone.
  const guessed = codesGuessedByLogIn(id, scope.ip, isKnown);
  if (await db.transaction((tx) => acceptCode(tx, services.sealer, id, { code, guessed }))) return;
  await logAction(db, actorOf(scope, found), 'session.refused', null, { code: 'code_incorrect' });
  throw codeIncorrect();
}

/** The owner of this login, if they have recently signed in from this address, so that a flood of strangers does not shut them out. */
async function ownerWhoSignedInFrom(db: Database, login: string, ip: string): Promise<string | undefined> {
  const everybody = across(db, 'signIn');
  const hasSignedIn = and(
    isCalled(login),
    eq(actionLogs.action, 'session.opened'),
    eq(actionLogs.ip, ip),
    sql`${actionLogs.createdAt} > now() - interval '1 day' * ${limits.knownAddressDays}`,
  );
  const [found] = await everybody.actionLogs
    .pick({ userId: actionLogs.userId }, hasSignedIn)
    .innerJoin(everybody.users.rows(), eq(users.id, actionLogs.userId))
    .limit(1);
  return found?.userId ?? undefined;
}

/** Of a program that does not say what it is. */
const unknownDevice = 'unknown';

/**
 * Whether somebody has recently signed in with such a browser on such a system, of which the log keeps the two names alone. Of whom no sign-in
 * has kept them yet, none is new.
 */
async function isDeviceKnown(tx: Transaction, userId: string, device: string): Promise<boolean> {
  const kept = sql<string>`${actionLogs.params} ->> 'device'`;
  const isSignIn = and(
    eq(actionLogs.userId, userId),
    eq(actionLogs.action, 'session.opened'),
    isNotNull(kept),
    sql`${actionLogs.createdAt} > now() - interval '1 day' * ${limits.knownAddressDays}`,
  );
  const all = across(tx, 'signIn').actionLogs;
  const isThere = async (where: SQL | undefined) => (await all.pick({ id: actionLogs.id }, where).limit(1)).length > 0;
  // Mostly it is known by the first line that is found; for a new one, whether any sign-in has kept one.
  return (await isThere(and(isSignIn, eq(kept, device)))) || !(await isThere(isSignIn));
}

/** Writes to somebody about a sign-in from an address or with a device that is new; the first one of all is no news. */
async function noticeNewSignIn(
  tx: Transaction,
  scope: PublicScope,
  userId: string,
  { device, event }: { readonly device: string; readonly event: string },
): Promise<void> {
  const hasSignedIn = and(eq(actionLogs.userId, userId), eq(actionLogs.action, 'session.opened'));
  const [before] = await across(tx, 'signIn').actionLogs.pick({ id: actionLogs.id }, hasSignedIn).limit(1);
  if (!before) return;
  const gaps = { ip: scope.ip, device: device === unknownDevice ? '?' : device, time: new Date() };
  await queueMail(tx, scope.services, { kind: 'newSignIn', userId, gaps, path: '/account', event });
}

type Candidate = Omit<FoundSession, 'session'>;

function isCalled(login: string): SQL | undefined {
  const name = login.toLowerCase();
  return or(sql`lower(${users.email}) = ${name}`, sql`lower(${users.username}) = ${name}`);
}

async function findUser(db: Runner, isMeant: SQL | undefined): Promise<Candidate | undefined> {
  const { logo: _, ...clientColumns } = clients;
  const everybody = across(db, 'signIn');
  const [found] = await everybody.users
    .pick({ user: users, client: clientColumns }, isMeant)
    .leftJoin(everybody.clients.rows(), eq(clients.id, users.clientId));
  return found;
}

function actorOf(scope: PublicScope, candidate: Candidate | undefined) {
  const { ip, requestId } = scope;
  if (!candidate) return { ip, requestId };
  const { id, clientId, name } = candidate.user;
  return { ip, requestId, userId: id, clientId, userName: name };
}
