import { languages, mailKinds, mailStates } from '@naksha/contract';
import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/**
 * The outbox. A mail to somebody about an event is there once (`event`); reports of the same failure, and letters about the same
 * thing that wait to be sent, fold into one row that counts them (`fingerprint`, `times`).
 */
export const mails = pgTable(
  'mails',
  {
    id: columns.id(),
    kind: text('kind', { enum: mailKinds }).notNull(),
    userId: uuid('user_id'),
    to: text('recipient'),
    lang: text('lang', { enum: languages }).notNull().default('en'),
    event: text('event'),
    fingerprint: text('fingerprint'),
    times: integer('times').notNull().default(1),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html').notNull().default(''),
    state: text('state', { enum: mailStates }).notNull().default('kept'),
    /** Tries to send it; only the latest may write what became of it. */
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    sentAt: columns.at('sent_at'),
    /** From then on it is of no use to its reader and is not sent any more. */
    usefulUntil: columns.at('useful_until'),
  },
  (table) => [
    index('mails_created').on(table.createdAt),
    index('mails_fingerprint').on(table.fingerprint),
    uniqueIndex('mails_event').on(table.kind, table.userId, table.event),
  ],
);
