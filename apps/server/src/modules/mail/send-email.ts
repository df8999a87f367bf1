import { createHash } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { rows } from '../../db/rows.ts';
import { mails } from '../../db/schema/mails.ts';
import type { PublicScope } from '../../http/scope.ts';

const perHour = { user: 10, all: 50 };
/** Any number that every process of this product uses and no other program is likely to. */
const reportsLock = 7_310_252;
const longest = { subject: 200, text: 8000 };

/**
 * Keeps an error report for support. Whoever it names as recipient, it goes to the configured address; of its two forms
 * only the plain one is kept. Without a session it is dropped, and a report never fails: a failing report would cause the
 * next one.
 */
export async function sendEmail(
  scope: PublicScope,
  report: { subject?: string | undefined; text?: string | undefined },
): Promise<{ success: true }> {
  const { userId } = scope;
  const text = withoutSecrets(report.text ?? '').slice(0, longest.text);
  if (userId === undefined || text.trim() === '') return { success: true };
  const subject = withoutSecrets(report.subject ?? '')
    .replace(/[\r\n]+/g, ' ')
    .slice(0, longest.subject);
  const fingerprint = createHash('sha256')
    .update(`${subject}\n${text}`.replace(/[0-9a-f-]{8,}|\d+/gi, '#'))
    .digest('base64url');
  await scope.db.transaction(async (tx) => {
    // One report at a time: counted side by side, each would be the last that is allowed.
    await tx.execute(sql`select pg_advisory_xact_lock(${reportsLock})`);
    const waiting = and(eq(mails.fingerprint, fingerprint), isNull(mails.sentAt));
    const folded = await tx
      .update(mails)
      .set({ times: sql`${mails.times} + 1` })
      .where(waiting)
      .returning({ id: mails.id });
    if (folded.length > 0 || (await isTooMuch(tx, userId))) return;
    await tx.insert(mails).values({ kind: 'errorReport', userId, fingerprint, subject, text });
  });
  return { success: true };
}

async function isTooMuch(db: Pick<Database, 'execute'>, userId: string): Promise<boolean> {
  const [lately] = await rows(
    db,
    z.object({ user: z.coerce.number(), all: z.coerce.number() }),
    sql`select count(*) as "all", count(*) filter (where user_id = ${userId}) as "user"
      from mails where created_at > now() - interval '1 hour'`,
  );
  return (lately?.user ?? 0) >= perHour.user || (lately?.all ?? 0) >= perHour.all;
}

/** Tokens of sessions and signed links have no business in a mailbox. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\bBearer\s+[\w.~+/-]+=*/gi, 'Bearer [removed]')
    .replace(/\/files\/signed\/[\w.-]+/g, '/files/signed/[removed]')
    .replace(/([?&]token=)[\w.-]+/g, '$1[removed]');
}
