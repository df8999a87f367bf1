import { salesStatuses } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** Somebody who wants to talk to sales. `fromClient` is the name, as it was then, of the client whose account asked, and `fromClientId` that client; no key, for the request is no client's. */
export const salesRequests = pgTable(
  'sales_requests',
  {
    id: columns.id(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    message: text('message').notNull(),
    fromClient: text('from_client'),
    fromClientId: uuid('from_client_id'),
    status: text('status', { enum: salesStatuses }).notNull().default('new'),
    note: text('note').notNull().default(''),
    viaForm: boolean('via_form').notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('sales_requests_created').on(table.createdAt),
    check('sales_requests_status', sql`${table.status} in ('new', 'contacted', 'closed')`),
  ],
);
