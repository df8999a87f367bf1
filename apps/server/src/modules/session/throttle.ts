import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Transaction } from '../../db/database.ts';
import type { Runner } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import { throttles } from '../../db/schema/throttles.ts';
import { AppError } from '../../http/app-error.ts';

/** Something that is guessed at, and how fast: so many wrong tries are free, and one is forgiven every so many seconds. */
export interface Guessed {
  readonly key: string;
  readonly free: number;
  readonly forgivenEvery: number;
}

/** Beyond this a wait is said in minutes. */
const longSeconds = 120;

/**
 * Takes a try of everything that is guessed at, or refuses with the seconds that are left; answers how many wrong ones each has. A try counts as
 * a wrong one until it is given back, so that those made side by side, in whichever process, do not slip past the count. From the `free`th
 * on each makes wait twice as long as the one before, a second at first and at most as long as one takes to be forgiven: no one is locked out for ever.
 */
export async function takeTries(tx: Transaction, guessed: readonly Guessed[]): Promise<number[]> {
  const counts = [];
  // In the order of their keys, so that no two log-ins wait for each other.
  for (const each of guessed.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    counts.push(await takeTry(tx, each));
  }
  return counts;
}

async function takeTry(tx: Transaction, { key, free, forgivenEvery }: Guessed): Promise<number> {
  const { failures, lastFailureAt, blockedUntil } = throttles;
  const forgiven = sql`floor(greatest(0, extract(epoch from now() - ${lastFailureAt})) / ${forgivenEvery}::float8)`;
  const left = sql`greatest(0, ${failures} - ${forgiven})`;
  const wait = sql`least(${forgivenEvery}::float8, power(2, least(${left} + 1 - ${free}::int, 30)))`;
  const [taken] = await rows(
    tx,
    z.object({ failures: z.int() }),
    sql`insert into throttles (key, failures, last_failure_at) values (${key}, 1, now())
      on conflict (key) do update set failures = ${left} + 1,
        last_failure_at = case when ${left} = 0 then now()
          else ${lastFailureAt} + ${forgiven} * ${forgivenEvery}::float8 * interval '1 second' end,
        blocked_until = case when ${left} + 1 >= ${free}::int then now() + ${wait} * interval '1 second' end
      where ${blockedUntil} is null or ${blockedUntil} <= now()
      returning failures`,
  );
  if (taken) return taken.failures;
  const [found] = await tx
    .select({ left: sql`extract(epoch from ${blockedUntil} - now())`.mapWith(Number) })
    .from(throttles)
    .where(eq(throttles.key, key));
  const seconds = Math.max(1, Math.ceil(found?.left ?? 0));
  const minutes = Math.ceil(seconds / 60);
  const code = seconds > longSeconds ? 'too_many_tries' : 'too_many_requests';
  throw new AppError(code, { params: { seconds, minutes }, retryAfterSeconds: seconds });
}

/** Takes back what was counted of tries that were right. What was wrong before stays, for somebody else may have guessed. */
export async function giveBackTries(db: Database | Transaction, guessed: readonly Guessed[]): Promise<void> {
  for (const { key, free } of guessed.toSorted((one, other) => (one.key < other.key ? -1 : 1))) {
    const failures = sql`greatest(0, ${throttles.failures} - 1)`;
    const blockedUntil = sql`case when ${throttles.failures} - 1 >= ${free}::int then ${throttles.blockedUntil} end`;
    await db.update(throttles).set({ failures, blockedUntil }).where(eq(throttles.key, key));
  }
}

/** Forgets wrong tries. */
export async function forgetTries(db: Runner, keys: readonly string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, [...keys]));
}
