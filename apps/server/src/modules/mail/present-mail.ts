import type { Mail } from '@naksha/contract';
import type { mails } from '../../db/schema/mails.ts';

/** A mail as the outbox lists it. */
export function presentMail(row: Omit<typeof mails.$inferSelect, 'text' | 'html'>): Mail {
  const { id, kind, state, to, subject, lang, attempts, times, lastError, createdAt, sentAt } = row;
  return {
    _id: id,
    kind,
    state,
    to,
    subject,
    lang,
    attempts,
    times,
    lastError,
    createdAt: createdAt.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  };
}
