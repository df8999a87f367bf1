import type { ActionFacts } from '@naksha/contract';
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { users } from './users.ts';

/**
 * Who did what, never changed, never deleted. `object` is the id of what it was done to, `before` and `after` are the fields
 * that it changed.
 */
export const actionLogs = pgTable(
  'action_logs',
  {
    id: columns.id(),
    clientId: uuid('client_id').references(() => clients.id),
    userId: uuid('user_id').references(() => users.id),
    userName: text('user_name').notNull(),
    action: text('action').notNull(),
    object: text('object'),
    params: jsonb('params').$type<Record<string, string | number | boolean>>().notNull().default({}),
    before: jsonb('before').$type<ActionFacts>(),
    after: jsonb('after').$type<ActionFacts>(),
    ip: text('ip'),
    requestId: text('request_id'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('action_logs_client').on(table.clientId, table.createdAt),
    index('action_logs_user').on(table.userId, table.createdAt),
  ],
);
