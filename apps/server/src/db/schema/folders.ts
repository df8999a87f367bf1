import { sql } from 'drizzle-orm';
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { users } from './users.ts';

/** A folder that somebody made for files of their client, whichever section these lie in. */
export const folders = pgTable(
  'folders',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    name: text('name').notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('folders_name').on(table.clientId, sql`lower(${table.name})`)],
);
