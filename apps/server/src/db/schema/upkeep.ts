import { upkeepNames } from '@naksha/contract';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** When each thing that is looked after was last done to its end, and in how many places something was found wrong; no row before the first. */
export const upkeep = pgTable('upkeep', {
  name: text('name', { enum: upkeepNames }).primaryKey(),
  doneAt: columns.at('done_at').notNull().defaultNow(),
  faults: integer('faults').notNull(),
});
