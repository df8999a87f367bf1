import { limits } from '@naksha/contract';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { callCounts } from '../db/schema/call-counts.ts';
import { idempotencyKeys } from '../db/schema/idempotency-keys.ts';
import { sessions } from '../db/schema/sessions.ts';
import { throttles } from '../db/schema/throttles.ts';

/** Whoever repeats a request does so within a day. */
const keptKeys = sql`interval '2 days'`;
/** Failures count for a quarter of an hour and block for another. */
const keptFailures = sql`interval '1 day'`;

/** Deletes what has run out: sessions past their longest, answers kept for repeated requests, failures long forgotten, calls counted. */
export async function sweepRecords(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${keptKeys}`));
  await db
    .delete(sessions)
    .where(lt(sessions.createdAt, sql`now() - interval '1 second' * ${limits.sessionMaxSeconds}`));
  await db.delete(throttles).where(lt(throttles.lastFailureAt, sql`now() - ${keptFailures}`));
  await db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`));
}
