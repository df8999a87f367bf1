import type { BillingFacts, Holiday } from '@naksha/contract';
import { bigint, boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';
import { resellers } from './resellers.ts';

/** An organisation that subscribes. `accountLimit` can lift, never lower, the number of users its plan allows. */
export const clients = pgTable('clients', {
  id: columns.id(),
  name: text('name').notNull(),
  isActive: boolean('is_active').notNull().default(true),
  contactName: text('contact_name').notNull().default(''),
  contactEmail: text('contact_email').notNull().default(''),
  phone: text('phone').notNull().default(''),
  address: text('address').notNull().default(''),
  logo: text('logo'),
  accountLimit: integer('account_limit').notNull().default(0),
  isBillingOn: boolean('is_billing_on').notNull().default(true),
  isIpRequired: boolean('is_ip_required').notNull().default(false),
  isWorkingHoursRequired: boolean('is_working_hours_required').notNull().default(false),
  areAdminsBound: boolean('are_admins_bound').notNull().default(false),
  hasUserAccess: boolean('has_user_access').notNull().default(false),
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  holidays: jsonb('holidays').$type<Holiday[]>().notNull().default([]),
  /** To whom its invoices are made out; null until it was said. */
  billing: jsonb('billing').$type<BillingFacts>(),
  resellerId: uuid('reseller_id').references(() => resellers.id),
  /** What its files may come to; null for as much as there is room. */
  quotaBytes: bigint('quota_bytes', { mode: 'number' }),
  /** Since then nothing of its people and their work is left: only what the books need. */
  erasedAt: columns.at('erased_at'),
  createdAt: columns.at('created_at').notNull().defaultNow(),
});
