import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** Calls counted by all processes together; unlogged, for after a crash of the database counting may begin again. */
export const callCounts = pgTable('call_counts', {
  /** Which limit, and whose calls. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  endsAt: columns.at('ends_at').notNull(),
});
