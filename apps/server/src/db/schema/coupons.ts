import { couponKinds } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { payments } from './payments.ts';

/** A discount by code. One that was deleted stays, for what was bought with it names it. */
export const coupons = pgTable(
  'coupons',
  {
    id: columns.id(),
    code: text('code').notNull(),
    kind: text('kind', { enum: couponKinds }).notNull(),
    /** Hundredths of a per cent, minor units or credits, by its kind. */
    value: integer('value').notNull(),
    /** Of an amount. */
    currency: text('currency', { enum: ['INR', 'USD'] }),
    startsAt: columns.at('starts_at').notNull(),
    endsAt: columns.at('ends_at'),
    maxTotal: integer('max_total'),
    maxPerClient: integer('max_per_client'),
    /** Of all plans when empty. */
    planIds: uuid('plan_ids').array().notNull().default(sql`'{}'`),
    /** Redemptions that are held or taken. */
    used: integer('used').notNull().default(0),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    deletedAt: columns.at('deleted_at'),
  },
  (table) => [
    uniqueIndex('coupons_code').on(sql`lower(${table.code})`).where(sql`${table.deletedAt} is null`),
    check(
      'coupons_used',
      sql`${table.used} >= 0 and (${table.maxTotal} is null or ${table.used} <= ${table.maxTotal})`,
    ),
    check('coupons_value', sql`${table.value} > 0 and (${table.kind} <> 'percentage' or ${table.value} <= 10000)`),
  ],
);

/**
 * A coupon that a client uses for a payment: held while the payment is open, then taken or given back. `honoured`: the money came after it
 * was given back and used up by others; what was promised holds, and it is not counted.
 */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    couponId: uuid('coupon_id')
      .notNull()
      .references(() => coupons.id),
    paymentId: uuid('payment_id')
      .notNull()
      .unique()
      .references(() => payments.id),
    state: text('state', { enum: ['held', 'taken', 'released', 'honoured'] })
      .notNull()
      .default('held'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [index('coupon_redemptions_coupon').on(table.couponId, table.clientId)],
);
