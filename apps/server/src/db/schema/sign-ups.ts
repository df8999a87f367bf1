import { type LaterSignUp, languages, signUpStatuses } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';
import { plans } from './plans.ts';

/** A company that wants to become a client. `becameClient` names the client whose it became; no key, for the request is no client's. */
export const signUps = pgTable(
  'sign_ups',
  {
    id: columns.id(),
    companyName: text('company_name').notNull(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    planId: uuid('plan_id').references(() => plans.id, { onDelete: 'set null' }),
    isTrial: boolean('is_trial').notNull(),
    lang: text('lang', { enum: languages }).notNull(),
    viaForm: boolean('via_form').notNull(),
    status: text('status', { enum: signUpStatuses }).notNull().default('new'),
    reason: text('reason'),
    becameClient: uuid('became_client'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    decidedAt: columns.at('decided_at'),
    later: jsonb('later').$type<LaterSignUp[]>().notNull().default([]),
  },
  (table) => [
    index('sign_ups_created').on(table.createdAt),
    check('sign_ups_status', sql`${table.status} in ('new', 'accepted', 'rejected')`),
  ],
);
