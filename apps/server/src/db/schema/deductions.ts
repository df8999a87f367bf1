import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';

/** A charge made by another system, known by the id that system gave it. */
export const deductions = pgTable(
  'deductions',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    requestId: text('request_id').notNull(),
    bodyHash: text('body_hash').notNull(),
    answer: jsonb('answer').$type<{ success: true; creditsDeducted: number; creditsLeft: number }>(),
    /** What it was paid with; unknown of a charge without one from before this was written down. */
    holdId: uuid('hold_id').unique(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.clientId, table.requestId] })],
);
