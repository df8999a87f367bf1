import { createHash } from 'node:crypto';
import { limits, type SessionUser } from '@naksha/contract';
import { verify } from '@node-rs/argon2';
import { and, desc, eq, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { across } from '../../db/own.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { addressBucket } from '../../http/address-bucket.ts';
import { AppError } from '../../http/app-error.ts';
import type { PublicScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import type { FoundSession } from './find-session.ts';
import { inHashingSlot } from './hashing-slot.ts';
import { sessionUser } from './session-user.ts';
import { checkThrottle, countFailure, forgetFailures } from './throttle.ts';
import { hashToken, newToken } from './token.ts';
import { whyShutOut } from './why-shut-out.ts';

const { actionLogs, clients, users } = fields;

const freeFailures = { account: 5, address: 20 };

/** The hash of a password that no one has: an unknown login takes as long to refuse as a wrong password. */
const unknownLoginHash =
  '$argon2id$v=19$m=19456,t=2,p=1$c2ckjbWtdtQbjqT8KT1hNg$vMkCoLcu+oDqyFbI5z+P//hZajs3teXmeX3cqDi1+f4';

/** Signs in. Only those who know the password learn why they are refused. */
export async function login(
  scope: PublicScope,
  input: { login: string; password: string },
): Promise<{ authToken: string; user: SessionUser }> {
  const account = `login ${createHash('sha256').update(input.login.toLowerCase()).digest('base64url')}`;
  const address = `address ${addressBucket(scope.ip)}`;
  const isKnown = await hasSignedInFrom(scope.db, input.login, scope.ip);
  const attempt = async () => {
    // Asked inside the slot, so that guesses sent side by side do not slip past the count.
    await checkThrottle(scope.db, [account, address]);
    const candidate = await findUser(scope.db, input.login);
    if (await verify(candidate?.user.passwordHash ?? unknownLoginHash, input.password)) return candidate;
    await countFailure(scope.db, account, freeFailures.account);
    await countFailure(scope.db, address, freeFailures.address);
    await logAction(scope.db, actorOf(scope, candidate), 'session.refused', null, { code: 'invalid_credentials' });
    return undefined;
  };
  const found = await inHashingSlot(attempt, isKnown ? undefined : address);
  if (!found) throw new AppError('invalid_credentials');
  await forgetFailures(scope.db, account);
  const refusal = whyShutOut(found, scope.ip, new Date());
  if (refusal) {
    await logAction(scope.db, actorOf(scope, found), 'session.refused', null, { code: refusal });
    throw new AppError(refusal);
  }
  const authToken = newToken();
  await scope.db.transaction(async (tx) => {
    await tx.insert(sessions).values({ tokenHash: hashToken(authToken), userId: found.user.id });
    const newest = tx
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.userId, found.user.id))
      .orderBy(desc(sessions.createdAt), desc(sessions.id))
      .limit(limits.sessionsPerUser);
    await tx.delete(sessions).where(and(eq(sessions.userId, found.user.id), notInArray(sessions.id, newest)));
    await across(tx, 'signIn').users.update({ lastActiveAt: sql`now()` }, eq(users.id, found.user.id));
    await logAction(tx, actorOf(scope, found), 'session.opened');
  });
  return { authToken, user: sessionUser(found, false) };
}

/** Whether the owner of this login has recently signed in from this address, so that a flood of strangers does not shut them out. */
async function hasSignedInFrom(db: Database, login: string, ip: string): Promise<boolean> {
  const name = login.toLowerCase();
  const everybody = across(db, 'signIn');
  const hasSignedIn = and(
    or(sql`lower(${users.email}) = ${name}`, sql`lower(${users.username}) = ${name}`),
    eq(actionLogs.action, 'session.opened'),
    eq(actionLogs.ip, ip),
    sql`${actionLogs.createdAt} > now() - interval '1 day' * ${limits.knownAddressDays}`,
  );
  const [found] = await everybody.actionLogs
    .pick({ id: actionLogs.id }, hasSignedIn)
    .innerJoin(everybody.users.rows(), eq(users.id, actionLogs.userId))
    .limit(1);
  return found !== undefined;
}

type Candidate = Omit<FoundSession, 'session'>;

async function findUser(db: Database, login: string): Promise<Candidate | undefined> {
  const { logo: _, ...clientColumns } = clients;
  const name = login.toLowerCase();
  const isCalled = or(sql`lower(${users.email}) = ${name}`, sql`lower(${users.username}) = ${name}`);
  const everybody = across(db, 'signIn');
  const [found] = await everybody.users
    .pick({ user: users, client: clientColumns }, isCalled)
    .leftJoin(everybody.clients.rows(), eq(clients.id, users.clientId));
  return found;
}

function actorOf(scope: PublicScope, candidate: Candidate | undefined) {
  const { ip, requestId } = scope;
  if (!candidate) return { ip, requestId };
  const { id, clientId, name } = candidate.user;
  return { ip, requestId, userId: id, clientId, userName: name };
}
