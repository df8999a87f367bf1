import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** Mail that waits to be sent. Reports of the same failure fold into one row that counts them. */
export const mails = pgTable(
  'mails',
  {
    id: columns.id(),
    kind: text('kind', { enum: ['errorReport'] }).notNull(),
    userId: uuid('user_id'),
    fingerprint: text('fingerprint').notNull(),
    times: integer('times').notNull().default(1),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    sentAt: columns.at('sent_at'),
  },
  (table) => [index('mails_created').on(table.createdAt)],
);
