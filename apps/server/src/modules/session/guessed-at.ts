import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';
import { addressBucket, networkBucket } from '../../http/address-bucket.ts';
import type { Guessed } from './throttle.ts';

/**
 * 32 wrong tries within any day: an account is guessed at in three ways, by its email, by its username and from an address from which its owner
 * signs in, so it makes fewer than a hundred. The two names are counted apart: what they shared would show a stranger whose they are (decision 0023).
 */
const account = { free: 5, forgivenEvery: 6_000 };
/** Twenty within a quarter of an hour. */
const address = { free: 20, forgivenEvery: 45 };
/** A thousand within an hour. */
const network = { free: 500, forgivenEvery: 7.2 };
/** Whoever does not know the password of their own account after so many tries is not the one who signed in. */
const currentPassword = { free: 5, forgivenEvery: 180 };

/**
 * What somebody guesses at who signs in. At an address where the owner has signed in before, that is the account there and nothing else: strangers
 * who fail, from however many addresses, make strangers wait, and guesses at many accounts from one make strangers there wait.
 */
export function guessedByLogIn(login: string, ip: string, ownerKnownHere: string | undefined): Guessed[] {
  const bucket = addressBucket(ip);
  if (ownerKnownHere !== undefined) return [{ key: `${ownerKey(ownerKnownHere)}${bucket}`, ...account }];
  return [
    { key: nameKey(login), ...account },
    { key: `address ${bucket}`, ...address },
    { key: `network ${networkBucket(ip)}`, ...network },
  ];
}

/** The codes of an account at the log-in; somebody elsewhere who knows its password does not make its owner wait. */
export function codesGuessedByLogIn(userId: string, ip: string, isKnownHere: boolean): Guessed {
  return { key: `log-in code ${userId}${isKnownHere ? ` from ${addressBucket(ip)}` : ''}`, ...account };
}

/** The codes of an account, with which who is signed in switches the second step on or off. */
export const codesGuessed = (userId: string): Guessed => ({ key: `code ${userId}`, ...account });

/** The password that somebody signed in shows again. */
export const passwordGuessed = (userId: string): Guessed => ({ key: `password ${userId}`, ...currentPassword });

interface Account {
  readonly id: string;
  readonly email: string | null;
  readonly username: string | null;
}

/** Forgets who guessed at the password of an account, by whichever name and from wherever: it has another one. */
export async function forgetGuesses(db: Runner, { id, email, username }: Account): Promise<void> {
  const names = [email, username].flatMap((name) => (name === null ? [] : [nameKey(name)]));
  const isOne = sql.join(
    names.map((name) => sql`key = ${name}`),
    sql` or `,
  );
  await across(db, 'signIn').query(
    z.object({}),
    sql`delete from throttles where starts_with(key, ${ownerKey(id)}) or ${names.length > 0 ? isOne : sql`false`}`,
  );
}

const nameKey = (login: string) => `login ${createHash('sha256').update(login.toLowerCase()).digest('base64url')}`;
const ownerKey = (userId: string) => `login ${userId} from `;
