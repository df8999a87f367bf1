import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** Failures counted against one account or one address, until they are forgotten. */
export const throttles = pgTable('throttles', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastFailureAt: columns.at('last_failure_at').notNull(),
  blockedUntil: columns.at('blocked_until'),
});
