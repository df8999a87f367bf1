import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';

/** A server-to-server key, bound to one client; only its hash is kept. */
export const apiKeys = pgTable('api_keys', {
  id: columns.id(),
  clientId: uuid('client_id')
    .notNull()
    .references(() => clients.id),
  name: text('name').notNull(),
  keyHash: text('key_hash').notNull().unique(),
  createdAt: columns.at('created_at').notNull().defaultNow(),
  revokedAt: columns.at('revoked_at'),
});
