import { eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Runner } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import { throttles } from '../../db/schema/throttles.ts';
import { AppError } from '../../http/app-error.ts';

/** Failures are forgotten after this long without another. */
const window = sql`interval '15 minutes'`;

/** Refuses while one of the keys is blocked, with the seconds that are left. */
export async function checkThrottle(db: Runner, keys: readonly string[]): Promise<void> {
  const [found] = await db
    .select({ left: sql`max(extract(epoch from ${throttles.blockedUntil} - now()))`.mapWith(Number) })
    .from(throttles)
    .where(inArray(throttles.key, [...keys]));
  const seconds = Math.ceil(found?.left ?? 0);
  if (seconds > 0) throw new AppError('too_many_requests', { params: { seconds }, retryAfterSeconds: seconds });
}

/**
 * Counts a failure. From the `free`th on, every further one blocks the key twice as long as the one before, a second at
 * first and a quarter of an hour at most; no one is locked out for ever. Returns how many failures there were.
 */
export async function countFailure(db: Runner, key: string, free: number): Promise<number> {
  const count = sql`(case when throttles.last_failure_at < now() - ${window} then 1 else throttles.failures + 1 end)`;
  const [row] = await rows(
    db,
    z.object({ failures: z.int() }),
    sql`insert into throttles (key, failures, last_failure_at) values (${key}, 1, now())
      on conflict (key) do update set failures = ${count}, last_failure_at = now(),
        blocked_until = case when ${count} >= ${free}
          then now() + least(900, power(2, least(${count} - ${free}, 20))) * interval '1 second' end
      returning failures`,
  );
  return row?.failures ?? 1;
}

/** Forgets the failures of a key. */
export async function forgetFailures(db: Runner, key: string): Promise<void> {
  await db.delete(throttles).where(eq(throttles.key, key));
}

/** Forgets all failures to sign in to an account, from wherever they came. */
export async function forgetAccount(db: Runner, account: string): Promise<void> {
  await db.delete(throttles).where(sql`starts_with(${throttles.key}, ${account})`);
}
