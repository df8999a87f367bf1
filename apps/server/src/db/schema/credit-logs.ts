import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { users } from './users.ts';

/** What credits were spent on, as administrators read it. One row per settled hold. */
export const creditLogs = pgTable(
  'credit_logs',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    userId: uuid('user_id').references(() => users.id),
    holdId: uuid('hold_id').notNull().unique(),
    feature: text('feature').notNull(),
    imagesGenerated: integer('images_generated').notNull(),
    creditsDeducted: integer('credits_deducted').notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('credit_logs_client').on(table.clientId, table.createdAt),
    index('credit_logs_created').using('brin', table.createdAt),
    index('credit_logs_user').on(table.userId, table.createdAt),
  ],
);
