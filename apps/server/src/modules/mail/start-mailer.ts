import { createTransport } from 'nodemailer';
import type { Config, MailServer } from '../../config.ts';
import type { Database } from '../../db/database.ts';
import type { EventBus } from '../../jobs/event-bus.ts';
import type { Queue } from '../../jobs/queue.ts';
import type { Report } from '../../jobs/run-job.ts';
import { type Claim, startRunner } from '../../jobs/runner.ts';
import { deliverMail, type MailRow } from './deliver-mail.ts';

export interface MailerParts {
  readonly db: Database;
  readonly queue: Queue;
  readonly events: EventBus;
  readonly config: Pick<Config, 'mail'>;
  /** Looks up who forgot a password, and puts their letter in line. */
  readonly prepareReset: (claim: Claim) => Promise<void>;
  readonly onError: Report;
}

export interface Mailer {
  /** Lets what is being sent end for `graceMs` and hands the rest back. */
  readonly stop: (graceMs: number) => Promise<void>;
}

const slots = 4;
/** Mails are announced; those that wait for their next try, and requests about passwords, are not. */
const pollMs = 2_000;
const touchMs = 10_000;
const longestAttemptMs = 60_000;

/** Sends what stands in the outbox, and looks up who forgot a password, until it is stopped. */
export function startMailer({ db, queue, events, config, prepareReset, onError }: MailerParts): Mailer {
  const { mails, resets } = queue;
  const send = config.mail && openMailServer(config.mail);
  const shared = {
    slots,
    deadlineMs: longestAttemptMs,
    pollMs,
    touchMs,
    leaveMs: 0,
  };
  const delivery = { db, line: mails, send, onError };
  const sender = startRunner({
    ...shared,
    onError: (error, claim) => onError(error, claim && { mailId: claim.jobId }),
    take: () => mails.take(),
    touch: mails.touch,
    perform: (claim, signal) => deliverMail(delivery, claim, signal),
  });
  // Not woken by a request: when its work is done has then nothing to do with when it was answered.
  const searcher = startRunner({
    ...shared,
    onError: (error, claim) => onError(error, claim && { resetId: claim.jobId }),
    take: () => resets.take(),
    touch: resets.touch,
    perform: prepareReset,
  });
  const unsubscribe = events.subscribe((event) => {
    if (event.kind === 'mail') sender.wake();
  });
  return {
    async stop(graceMs) {
      unsubscribe();
      await Promise.all([sender.stop(graceMs), searcher.stop(graceMs)]);
    },
  };
}

function openMailServer({ host, port, security, user, password, from }: MailServer) {
  const transport = createTransport({
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== undefined && { auth: { user, pass: password?.reveal() } }),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const domain = /@([^@>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  return ({ id, to, subject, text, html }: MailRow, signal: AbortSignal) =>
    transport.sendMail({
      from,
      to: to ?? undefined,
      subject,
      text,
      html: html === '' ? undefined : html,
      messageId: `<${id}@${domain}>`,
      headers: { 'Auto-Submitted': 'auto-generated' },
      signal,
    });
}
