import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';
import { users } from './users.ts';

/** A live sign-in. The token itself is not kept; a session that ended is a row that is gone. */
export const sessions = pgTable(
  'sessions',
  {
    id: columns.id(),
    tokenHash: text('token_hash').notNull().unique(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From where it was last used and with what somebody signed in, for themselves to recognise it and for rules to say whom they shut out. */
    ip: text('ip'),
    /** The addresses that it is used from side by side, as of both kinds by turns, and when each was last noted. */
    addresses: jsonb('addresses').$type<Readonly<Record<string, string>>>().notNull().default({}),
    userAgent: text('user_agent'),
    isUserMode: boolean('is_user_mode').notNull().default(false),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    lastActiveAt: columns.at('last_active_at').notNull().defaultNow(),
  },
  (table) => [index('sessions_user').on(table.userId, table.createdAt)],
);
