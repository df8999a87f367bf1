import { pgTable, text } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** Operations that an operator of this installation has switched off; of what has no row the contract speaks. */
export const operationSettings = pgTable('operation_settings', {
  operation: text('operation').primaryKey(),
  status: text('status', { enum: ['on', 'comingSoon'] }).notNull(),
  changedAt: columns.at('changed_at').notNull().defaultNow(),
});
