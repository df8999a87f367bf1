import { ticketStatuses } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { users } from './users.ts';

/** A question of a client to support. `workSeconds` is the time of its clock until `clockStartedAt`, null while it stands. */
export const tickets = pgTable(
  'tickets',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    authorName: text('author_name').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    status: text('status', { enum: ticketStatuses }).notNull().default('open'),
    version: integer('version').notNull().default(1),
    workSeconds: integer('work_seconds').notNull().default(0),
    clockStartedAt: columns.at('clock_started_at').defaultNow(),
    closedAt: columns.at('closed_at'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    updatedAt: columns.at('updated_at').notNull().defaultNow(),
  },
  (table) => [
    // So that what belongs to a ticket can be held to its client by the database too.
    unique('tickets_of_client').on(table.clientId, table.id),
    index('tickets_updated').on(table.updatedAt),
    check('tickets_status', sql`${table.status} in ('open', 'in-progress', 'pending-information', 'closed')`),
  ],
);

/** One step of a ticket's thread: its opening, a comment, a change of its status, or the last two at once. */
export const ticketEntries = pgTable(
  'ticket_entries',
  {
    id: columns.id(),
    clientId: uuid('client_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
    authorId: uuid('author_id')
      .notNull()
      .references(() => users.id),
    authorName: text('author_name').notNull(),
    isSupport: boolean('is_support').notNull(),
    comment: text('comment'),
    from: text('from_status', { enum: ticketStatuses }),
    to: text('to_status', { enum: ticketStatuses }),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'ticket_entries_ticket',
      columns: [table.clientId, table.ticketId],
      foreignColumns: [tickets.clientId, tickets.id],
    }),
    unique('ticket_entries_of_client').on(table.clientId, table.id),
    index('ticket_entries_in_order').on(table.ticketId, table.createdAt),
  ],
);

/** A picture that came with a message; until the message is sent it belongs to none. */
export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    entryId: uuid('entry_id'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    fileName: text('file_name').notNull(),
    contentType: text('content_type').notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      name: 'ticket_attachments_entry',
      columns: [table.clientId, table.entryId],
      foreignColumns: [ticketEntries.clientId, ticketEntries.id],
    }),
    index('ticket_attachments_entry_id').on(table.entryId),
    index('ticket_attachments_loose').on(table.createdBy).where(sql`${table.entryId} is null`),
  ],
);
