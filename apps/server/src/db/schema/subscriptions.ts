import type { OperationPrices } from '@naksha/contract';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { plans } from './plans.ts';

/** A client's time on a plan. What was bought is kept here, so that a later change of the plan does not change it. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    planName: text('plan_name').notNull(),
    adminCount: integer('admin_count').notNull(),
    usersCount: integer('users_count').notNull(),
    planVersion: integer('plan_version').notNull().default(1),
    credits: integer('credits').notNull(),
    creditValidityDays: integer('credit_validity_days').notNull(),
    subscriptionDays: integer('subscription_days').notNull(),
    /** What was asked for the whole term before discounts and tax, in minor units. */
    amount: integer('amount').notNull(),
    currency: text('currency', { enum: ['INR', 'USD'] }).notNull(),
    prices: jsonb('prices').$type<OperationPrices>().notNull().default({}),
    /** What it was paid with; null where an operator gave it. */
    paymentId: uuid('payment_id').unique(),
    startsAt: columns.at('starts_at').notNull(),
    endsAt: columns.at('ends_at').notNull(),
  },
  (table) => [index('subscriptions_client').on(table.clientId, table.endsAt)],
);
