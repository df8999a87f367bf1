import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';
import { users } from './users.ts';

/**
 * A forgotten password. The request is written down as it came, whether or not there is such an account; that is looked up
 * later, and with it the row gets its owner and the hash of the token that was mailed.
 */
export const passwordResets = pgTable(
  'password_resets',
  {
    id: columns.id(),
    login: text('login').notNull(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    tokenHash: text('token_hash').unique(),
    /** From where it was asked for, and by which request. */
    ip: text('ip'),
    requestId: text('request_id'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    mailedAt: columns.at('mailed_at'),
    usedAt: columns.at('used_at'),
  },
  (table) => [index('password_resets_user').on(table.userId, table.mailedAt)],
);
