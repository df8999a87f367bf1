import type { WorkingHours } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';

/** An account. Only a super-admin belongs to no client; it is recognised by the role, never by the missing client. */
export const users = pgTable(
  'users',
  {
    id: columns.id(),
    clientId: uuid('client_id').references(() => clients.id),
    name: text('name').notNull(),
    email: text('email'),
    username: text('username'),
    passwordHash: text('password_hash').notNull(),
    role: text('role', { enum: ['user', 'admin', 'superadmin'] }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    lang: text('lang', { enum: ['en', 'hi', 'gu'] })
      .notNull()
      .default('en'),
    preferences: jsonb('preferences').$type<Record<string, string | number | boolean>>().notNull().default({}),
    allowedIps: text('allowed_ips').array().notNull().default(sql`'{}'`),
    workingHours: jsonb('working_hours').$type<WorkingHours>(),
    lastActiveAt: columns.at('last_active_at'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    index('users_client').on(table.clientId),
    check('users_role', sql`${table.role} in ('user', 'admin', 'superadmin')`),
    check('users_client_role', sql`(${table.clientId} is null) = (${table.role} = 'superadmin')`),
    check('users_login', sql`${table.email} is not null or ${table.username} is not null`),
  ],
);
