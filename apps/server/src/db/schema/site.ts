import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** Which installation this database is of: one row, from its first start with a bucket on. The bucket says the same. */
export const installations = pgTable(
  'installations',
  { isOnly: boolean('is_only').primaryKey().default(true), id: uuid('id').notNull() },
  (table) => [check('installations_only', sql`${table.isOnly}`)],
);

/** What the public pages say in this installation: one row, or none while nothing was set. */
export const siteSettings = pgTable(
  'site_settings',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    trialCredits: integer('trial_credits'),
    trialDays: integer('trial_days'),
    reseller: text('reseller').notNull(),
  },
  (table) => [check('site_settings_only', sql`${table.isOnly}`)],
);

/** Where the company can be found. */
export const places = pgTable('places', {
  id: columns.id(),
  name: text('name').notNull(),
  address: text('address').notNull(),
  phone: text('phone').notNull(),
  createdAt: columns.at('created_at').notNull().defaultNow(),
});
