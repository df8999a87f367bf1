import { createHash } from 'node:crypto';
import { isOfRefusal, limits, type ReportKind } from '@naksha/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { oneAtATime } from '../../db/one-at-a-time.ts';
import { across } from '../../db/own.ts';
import { mails } from '../../db/schema/mails.ts';
import type { PublicScope } from '../../http/scope.ts';

/**
 * Counted by kind: people's slips, which are many, leave the places of faults alone. However many there are in all, each client has the
 * first ones of its own: no outage of others keeps it from being reported.
 */
const perHour = {
  errorReport: { user: 10, client: 20, all: 50, first: 3 },
  refusalReport: { user: 5, client: 15, all: 50, first: 2 },
};
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
    if (folded.length > 0) return;
    const reporter = await findReporter(tx, userId);
    const isLeftOut = await isTooMuch(tx, kind, userId, reporter.clientId);
    if (isLeftOut && (await countLeftOut(tx, kind, reporter))) return;
    const { mail, supportAddress: to } = scope.services.config;
    const state = mail && to !== undefined && kind === 'errorReport' ? 'queued' : 'kept';
    const said = isLeftOut ? leftOut(reporter, 1) : { fingerprint, subject, text };
    const report = { kind, userId, to, state, ...said } as const;
    const [kept] = await tx.insert(mails).values(report).returning({ id: mails.id });
    // Not at once: an outage is one mail for each failure, not one for each time it was met.
    const afterSeconds = isLeftOut ? hour : limits.reportFoldSeconds;
    if (kept && state === 'queued') await scope.services.queue.mails.enqueue(tx, { ...kept, afterSeconds });
  });
  return { success: true };
}

const hour = 3600;

interface Reporter {
  readonly clientId: string | null;
  readonly clientName: string | null;
}

async function findReporter(tx: Transaction, userId: string): Promise<Reporter> {
  const { users, clients } = fields;
  const everybody = across(tx, 'mail');
  const [found] = await everybody.users
    .pick({ clientId: users.clientId, clientName: clients.name }, eq(users.id, userId))
    .leftJoin(everybody.clients.rows(), eq(clients.id, users.clientId));
  return found ?? { clientId: null, clientName: null };
}

async function isTooMuch(tx: Transaction, kind: ReportKind, userId: string, clientId: string | null): Promise<boolean> {
  const most = perHour[kind];
  const [lately] = await across(tx, 'mail').query(
    z.object({ user: z.coerce.number(), client: z.coerce.number(), all: z.coerce.number() }),
    sql`select count(*) as "all", count(*) filter (where user_id = ${userId}) as "user",
      count(*) filter (where users.client_id is not distinct from ${clientId}::uuid) as client
      from mails left join users on users.id = mails.user_id
      where kind = ${kind} and mails.created_at > now() - interval '1 hour'`,
  );
  if (!lately) return false;
  if (lately.user >= most.user || lately.client >= most.client) return true;
  return lately.all >= most.all && lately.client >= most.first;
}

/** Of those that one client has no place for, one mail an hour says how many they are. Answers whether there is one. */
async function countLeftOut(tx: Transaction, kind: ReportKind, reporter: Reporter): Promise<boolean> {
  const { fingerprint } = leftOut(reporter, 1);
  const isLately = sql`${mails.createdAt} > now() - interval '1 second' * ${hour}`;
  const isOpen = and(inArray(mails.state, ['kept', 'queued']), isLately);
  const [open] = await tx
    .select({ id: mails.id, times: mails.times })
    .from(mails)
    .where(and(eq(mails.fingerprint, fingerprint), eq(mails.kind, kind), isOpen))
    .for('update');
  if (!open) return false;
  const times = open.times + 1;
  await tx
    .update(mails)
    .set({ ...leftOut(reporter, times), times })
    .where(eq(mails.id, open.id));
  return true;
}

function leftOut({ clientId, clientName }: Reporter, times: number) {
  const whose = clientName ?? 'no client';
  return {
    fingerprint: `left out ${clientId ?? ''}`,
    subject: `${whose}: reports left out`,
    text: `More came from ${whose} within an hour than are kept. Left out: ${times}.`,
  };
}

/** Tokens of sessions and signed links have no business in a mailbox. */
function withoutSecrets(text: string): string {
  return text
    .replace(/\bBearer\s+[\w.~+/-]+=*/gi, 'Bearer [removed]')
    .replace(/\/signed\/[\w.-]+/g, '/signed/[removed]')
    .replace(/(\/reset-password(?:#|%23))[\w.-]+/gi, '$1[removed]')
    .replace(/([?&]token=)[\w.-]+/g, '$1[removed]');
}
