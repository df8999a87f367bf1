import { limits, mailTooLate, noticeOf } from '@naksha/contract';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { NodemailerError } from 'nodemailer';
import type { Database, Transaction } from '../../db/database.ts';
import { mails } from '../../db/schema/mails.ts';
import { stopCause } from '../../jobs/job-stopped.ts';
import type { Line } from '../../jobs/queue.ts';
import type { Claim } from '../../jobs/runner.ts';
import { cutLink } from './cut-link.ts';
import { findReader } from './find-reader.ts';

export type MailRow = typeof mails.$inferSelect;

export interface Delivery {
  readonly db: Database;
  readonly line: Line;
  /** Resolves when the mail server has taken the mail; absent where there is none. */
  readonly send: ((mail: MailRow, signal: AbortSignal) => Promise<unknown>) | undefined;
  readonly onError: (error: unknown) => void;
}

/**
 * One attempt to send one mail. Its number is written first, and only the latest attempt may write what became of it. What the
 * server has taken is not sent again, unless the process is killed between that and the next line: then with the same
 * message id, by which mailboxes know it for the same.
 */
export async function deliverMail(delivery: Delivery, claim: Claim, signal: AbortSignal): Promise<void> {
  const { send } = delivery;
  const mail = await begin(delivery, claim);
  if (!mail || !send) return;
  try {
    await send(mail, signal);
  } catch (error) {
    return afterFailure(delivery, { mail, claim, error, isStopping: stopCause(signal) === 'stopping' });
  }
  await settle(delivery, mail, claim, { state: 'sent', sentAt: sql`now()`, lastError: null, ...cutLink(mail) });
}

const isOpen = inArray(mails.state, ['queued', 'sending']);

/** The mail as this attempt's; undefined when there is nothing to send any more. */
function begin({ db, line, send }: Delivery, claim: Claim): Promise<MailRow | undefined> {
  return db.transaction(async (tx) => {
    const mine = and(eq(mails.id, claim.jobId), isOpen);
    const isUseful = sql`coalesce(${mails.usefulUntil} > now(), true)`;
    const begun = { state: 'sending', attempts: sql`${mails.attempts} + 1` } as const;
    const [mail] = send ? await tx.update(mails).set(begun).where(and(mine, isUseful)).returning() : [];
    if (mail) {
      const to = await addressOf(tx, mail);
      if (to === mail.to) return mail;
      if (to !== null) return (await tx.update(mails).set({ to }).where(eq(mails.id, mail.id)).returning())[0];
      await tx.delete(mails).where(eq(mails.id, mail.id));
      await line.finish(tx, claim);
      return undefined;
    }
    await tx
      .update(mails)
      .set(send ? { state: 'failed', lastError: mailTooLate } : { state: 'kept' })
      .where(mine);
    await line.finish(tx, claim);
    return undefined;
  });
}

/** Where a mail goes. One that waited for more of its kind is not for whoever has switched these off meanwhile, or has no account that is open any more. */
async function addressOf(tx: Transaction, { kind, userId, fingerprint, to }: MailRow): Promise<string | null> {
  if (userId === null || fingerprint === null || noticeOf(kind) === undefined) return to;
  return (await findReader(tx, userId, kind))?.email ?? null;
}

interface Failure {
  readonly mail: MailRow;
  readonly claim: Claim;
  readonly error: unknown;
  readonly isStopping: boolean;
}

const longestError = 500;

async function afterFailure(delivery: Delivery, { mail, claim, error, isStopping }: Failure): Promise<void> {
  const { message, code, permanent }: Partial<NodemailerError> = error instanceof Error ? error : {};
  const lastError = String(message ?? error).slice(0, longestError);
  // A fault of this installation's account at the mail server is mended there and then; one of this mail is not.
  const isRefused = permanent === true && (code === 'EENVELOPE' || code === 'EMESSAGE');
  if (isRefused || (!isStopping && mail.attempts % limits.mailTries === 0)) {
    delivery.onError(new Error(`The mail ${mail.id} (${mail.kind}) is given up: ${code ?? 'no code'}.`));
    return settle(delivery, mail, claim, { state: 'failed', lastError });
  }
  await delivery.db.transaction(async (tx) => {
    // An attempt that was cut short by the end of the process does not count.
    const attempts = isStopping ? mail.attempts - 1 : mail.attempts;
    await tx.update(mails).set({ state: 'queued', attempts, lastError }).where(isPresent(mail));
    await delivery.line.giveBack(tx, claim);
  });
}

/** Writes the end of a mail, unless a later attempt has begun. */
async function settle({ db, line }: Delivery, mail: MailRow, claim: Claim, end: PgUpdateSetSource<typeof mails>) {
  await db.transaction(async (tx) => {
    await tx.update(mails).set(end).where(isPresent(mail));
    await line.finish(tx, claim);
  });
}

const isPresent = ({ id, attempts }: MailRow) => and(eq(mails.id, id), isOpen, eq(mails.attempts, attempts));
