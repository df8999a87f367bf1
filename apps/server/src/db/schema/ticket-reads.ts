import { pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';
import { tickets } from './tickets.ts';
import { users } from './users.ts';

/** Until when a person has read a ticket. */
export const ticketReads = pgTable(
  'ticket_reads',
  {
    ticketId: uuid('ticket_id')
      .notNull()
      .references(() => tickets.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    readUntil: columns.at('read_until').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ticketId, table.userId] })],
);
