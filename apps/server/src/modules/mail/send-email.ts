import { createHash } from 'node:crypto';
import { isOfRefusal, limits } from '@naksha/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { rows } from '../../db/rows.ts';
import { mails } from '../../db/schema/mails.ts';
import type { PublicScope } from '../../http/scope.ts';

/** Counted by kind: people's slips, which are many, leave the places of faults alone. */
const perHour = {
  errorReport: { user: 10, all: 50 },
  refusalReport: { user: 5, all: 50 },
};
type ReportKind = keyof typeof perHour;
const longest = { subject: 200, text: 8000 };

/**
 * Keeps an error report for support. Whoever it names as recipient, it goes to the configured address; of its two forms
 * only the plain one is kept. What was refused by a rule is kept to be read and not mailed. Without a session it is dropped, and
 * a report never fails: a failing report would cause the next one.
 */
export async function sendEmail(
  scope: PublicScope,
  given: { subject?: string | undefined; text?: string | undefined },
): Promise<{ success: true }> {
  const { userId } = scope;
  const text = withoutSecrets(given.text ?? '').slice(0, longest.text);
  if (userId === undefined || text.trim() === '') return { success: true };
  const subject = withoutSecrets(given.subject ?? '')
    .replace(/[\r\n]+/g, ' ')
    .slice(0, longest.subject);
  const kind: ReportKind = isOfRefusal(subject) ? 'refusalReport' : 'errorReport';
  const fingerprint = createHash('sha256')
    .update(`${subject}\n${text}`.replace(/[0-9a-f-]{8,}|\d+/gi, '#'))
    .digest('base64url');
  await scope.db.transaction(async (tx) => {
    await oneAtATime(tx, 'error reports');
    const waiting = and(eq(mails.fingerprint, fingerprint), inArray(mails.state, ['kept', 'queued']));
    const folded = await tx
      .update(mails)
      .set({ times: sql`${mails.times} + 1` })
      .where(waiting)
      .returning({ id: mails.id });
    if (folded.length > 0 || (await isTooMuch(tx, kind, userId))) return;
    const { mail, supportAddress: to } = scope.services.config;
    const state = mail && to !== undefined && kind === 'errorReport' ? 'queued' : 'kept';
    const report = { kind, userId, to, fingerprint, subject, text, state } as const;
    const [kept] = await tx.insert(mails).values(report).returning({ id: mails.id });
    // Not at once: an outage is one mail for each failure, not one for each time it was met.
    const afterSeconds = limits.reportFoldSeconds;
    if (kept && state === 'queued') await scope.services.queue.mails.enqueue(tx, { ...kept, afterSeconds });
  });
  return { success: true };
}

async function isTooMuch(db: Pick<Database, 'execute'>, kind: ReportKind, userId: string): Promise<boolean> {
  const [lately] = await rows(
    db,
    z.object({ user: z.coerce.number(), all: z.coerce.number() }),
    sql`select count(*) as "all", count(*) filter (where user_id = ${userId}) as "user"
      from mails where kind = ${kind} and created_at > now() - interval '1 hour'`,
  );
  return (lately?.user ?? 0) >= perHour[kind].user || (lately?.all ?? 0) >= perHour[kind].all;
}

/** Tokens of sessions and signed links have no business in a mailbox. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\bBearer\s+[\w.~+/-]+=*/gi, 'Bearer [removed]')
    .replace(/\/signed\/[\w.-]+/g, '/signed/[removed]')
    .replace(/(\/reset-password(?:#|%23))[\w.-]+/gi, '$1[removed]')
    .replace(/([?&]token=)[\w.-]+/g, '$1[removed]');
}
