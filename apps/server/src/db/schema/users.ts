import { languages, roles, type WorkingHours } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
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
    /** The password was given by somebody else: until it is replaced nothing else can be done. */
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    /** Until when such a password opens anything; null for ever, as with one that was given where no one else could give another. */
    givenUntil: columns.at('given_until'),
    role: text('role', { enum: roles }).notNull(),
    isActive: boolean('is_active').notNull().default(true),
    lang: text('lang', { enum: languages }).notNull().default('en'),
    preferences: jsonb('preferences').$type<Record<string, string | number | boolean>>().notNull().default({}),
    allowedIps: text('allowed_ips').array().notNull().default(sql`'{}'`),
    workingHours: jsonb('working_hours').$type<WorkingHours>(),
    /** Credits that may be spent in a month; null for as many as the client has. */
    creditCap: integer('credit_cap'),
    lastActiveAt: columns.at('last_active_at'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    uniqueIndex('users_username').on(sql`lower(${table.username})`),
    index('users_client').on(table.clientId),
    check('users_role', sql`${table.role} in ('user', 'admin', 'superadmin')`),
    check('users_client_role', sql`(${table.clientId} is null) = (${table.role} = 'superadmin')`),
    check('users_credit_cap', sql`${table.creditCap} >= 0`),
    check('users_login', sql`${table.email} is not null or ${table.username} is not null`),
  ],
);
