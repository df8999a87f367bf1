import type { OperationPrices } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** What is for sale, as it is sold today. Amounts in minor units. Buyers keep what they bought: see `subscriptions`. */
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
    /** Counts the changes of its terms; a price that was looked at belongs to one of them. */
    version: integer('version').notNull().default(1),
    /** Credits for one result of an operation, where they are not what the operation itself says. */
    prices: jsonb('prices').$type<OperationPrices>().notNull().default({}),
    /** From then on it can no longer be bought; null for as long as it is offered. */
    onSaleUntil: columns.at('on_sale_until'),
    /** Keys of the pictures that stand beside it. */
    pictures: text('pictures').array().notNull().default(sql`'{}'`),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    /** What was bought of it stays, and so does its row; no list shows it any longer. */
    deletedAt: columns.at('deleted_at'),
  },
  (table) => [check('plans_amount', sql`${table.amount} >= 0`)],
);
