import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    startsAt: columns.at('starts_at').notNull(),
    endsAt: columns.at('ends_at').notNull(),
  },
  (table) => [index('subscriptions_client').on(table.clientId, table.endsAt)],
);
