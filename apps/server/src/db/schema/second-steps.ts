import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';
import { users } from './users.ts';

/** The second step of an account's log-in. It counts from the first code that proved the secret to have arrived. */
export const secondSteps = pgTable('second_steps', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Sealed with the installation's key. */
  secret: text('secret').notNull(),
  confirmedAt: columns.at('confirmed_at'),
  /** The step of the latest code that was taken: neither it nor an earlier one counts again. */
  lastStep: integer('last_step').notNull().default(0),
  /** Hashes of the recovery codes that are left. */
  recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  createdAt: columns.at('created_at').notNull().defaultNow(),
});
