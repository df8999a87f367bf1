import type { ApiKeyScope } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { users } from './users.ts';

/** A server-to-server key, bound to one client; only its hash is kept. */
export const apiKeys = pgTable('api_keys', {
  id: columns.id(),
  clientId: uuid('client_id')
    .notNull()
    .references(() => clients.id),
  name: text('name').notNull(),
  /** The first letters, by which a person knows it again. */
  prefix: text('prefix').notNull().default(''),
  scopes: text('scopes').array().$type<ApiKeyScope[]>().notNull().default(sql`'{deduct}'`),
  createdBy: uuid('created_by').references(() => users.id),
  lastUsedAt: columns.at('last_used_at'),
  lastUsedFrom: text('last_used_from'),
  keyHash: text('key_hash').notNull().unique(),
  createdAt: columns.at('created_at').notNull().defaultNow(),
  revokedAt: columns.at('revoked_at'),
});
