import { commissionKinds } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** Who sells the product to clients of their own. It is a record with reports; no one signs in for it. */
export const resellers = pgTable(
  'resellers',
  {
    id: columns.id(),
    name: text('name').notNull(),
    contactName: text('contact_name').notNull().default(''),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** How it is named at the foot of the public pages, and where that leads. */
    brand: text('brand').notNull().default(''),
    website: text('website').notNull().default(''),
    isShown: boolean('is_shown').notNull().default(false),
    /** Hundredths of a per cent of what its clients pay before tax. */
    commissionBasisPoints: integer('commission_basis_points').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('resellers_name').on(sql`lower(${table.name})`),
    check('resellers_commission', sql`${table.commissionBasisPoints} between 0 and 10000`),
  ],
);

/** What a reseller has earned, given back and been paid: a book, never changed. Ids of a client and of its payment are facts here and no keys. */
export const commissions = pgTable(
  'commissions',
  {
    id: columns.id(),
    resellerId: uuid('reseller_id')
      .notNull()
      .references(() => resellers.id),
    kind: text('kind', { enum: commissionKinds }).notNull(),
    /** Minor units: earned above zero, given back and paid out below. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['INR', 'USD'] }).notNull(),
    /** Of which payment, or of which refund: each is there once. */
    source: uuid('source'),
    fromClient: uuid('from_client'),
    note: text('note').notNull().default(''),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('commissions_reseller').on(table.resellerId, table.createdAt),
    uniqueIndex('commissions_source').on(table.kind, table.source),
  ],
);
