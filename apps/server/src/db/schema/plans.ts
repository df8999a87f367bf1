import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** What is for sale. Amounts in minor units. */
export const plans = pgTable(
  'plans',
  {
    id: columns.id(),
    name: text('name').notNull(),
    adminCount: integer('admin_count').notNull(),
    usersCount: integer('users_count').notNull(),
    credits: integer('credits').notNull(),
    creditValidityDays: integer('credit_validity_days').notNull(),
    subscriptionDays: integer('subscription_days').notNull(),
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: ['INR', 'USD'] }).notNull(),
    isPublic: boolean('is_public').notNull().default(false),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [check('plans_amount', sql`${table.amount} >= 0`)],
);
