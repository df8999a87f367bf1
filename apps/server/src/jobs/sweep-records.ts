import { limits } from '@naksha/contract';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { callCounts } from '../db/schema/call-counts.ts';
import { idempotencyKeys } from '../db/schema/idempotency-keys.ts';
import { mails } from '../db/schema/mails.ts';
import { passwordResets } from '../db/schema/password-resets.ts';
import { providerEvents } from '../db/schema/payments.ts';
import { sessions } from '../db/schema/sessions.ts';
import { throttles } from '../db/schema/throttles.ts';

/** Whoever repeats a request does so within a day. */
const keptKeys = sql`interval '2 days'`;
/** As many wrong tries as there can be of one kind are forgiven within this time. */
const keptFailures = sql`interval '2 days'`;

/** Links of forgotten passwords work for half an hour, and mails are counted for an hour. */
const keptResets = sql`interval '1 day'`;

/** Deletes what has run out: sessions past their longest, answers kept for repeated requests, failures and links long forgotten, old mails and events of providers, calls counted. */
export async function sweepRecords(db: Database): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${keptKeys}`));
  await db
    .delete(sessions)
    .where(lt(sessions.createdAt, sql`now() - interval '1 second' * ${limits.sessionMaxSeconds}`));
  await db.delete(throttles).where(lt(throttles.lastFailureAt, sql`now() - ${keptFailures}`));
  await db.delete(passwordResets).where(lt(passwordResets.createdAt, sql`now() - ${keptResets}`));
  await db.delete(mails).where(lt(mails.createdAt, sql`now() - interval '1 day' * ${limits.mailDays}`));
  await db
    .delete(providerEvents)
    .where(lt(providerEvents.createdAt, sql`now() - interval '1 day' * ${limits.providerEventDays}`));
  await db.delete(callCounts).where(lt(callCounts.endsAt, sql`now()`));
}
