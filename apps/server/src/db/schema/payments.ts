import {
  type BillingFacts,
  disputeStates,
  type PaymentQuote,
  type PlanTerms,
  paymentMethods,
  paymentPurposes,
  paymentStates,
  providers,
  type SellerFacts,
} from '@naksha/contract';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { plans } from './plans.ts';
import { users } from './users.ts';

/** A plan that a client pays for. Terms and quote are as they were shown when it was begun, and stay so. Amounts in minor units. */
export const payments = pgTable(
  'payments',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    planId: uuid('plan_id')
      .notNull()
      .references(() => plans.id),
    planVersion: integer('plan_version').notNull(),
    purpose: text('purpose', { enum: paymentPurposes }).notNull(),
    terms: jsonb('terms').$type<PlanTerms>().notNull(),
    quote: jsonb('quote').$type<PaymentQuote>().notNull(),
    /** Who sold to whom when it was quoted: the invoice is made out so, for the tax was worked out by it. */
    parties: jsonb('parties').$type<{ readonly seller: SellerFacts; readonly buyer: BillingFacts }>().notNull(),
    /** The subscription whose place an upgrade takes, and what its unused part counts for; no two live payments count the same. Null too where a refund ended it. */
    replaces: uuid('replaces'),
    credited: bigint('credited', { mode: 'number' }).notNull().default(0),
    total: bigint('total', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['INR', 'USD'] }).notNull(),
    method: text('method', { enum: paymentMethods }).notNull(),
    state: text('state', { enum: paymentStates }).notNull().default('pending'),
    /** What the payer's bank calls the transfer, and when that was first said. */
    transactionId: text('transaction_id'),
    sentAt: columns.at('sent_at'),
    /** What the provider calls the order, and then the money. */
    providerOrderId: text('provider_order_id'),
    providerPaymentId: text('provider_payment_id'),
    /** The page of the provider on which it is paid. */
    providerUrl: text('provider_url'),
    /** When the provider was last asked how it stands. */
    askedAt: columns.at('asked_at'),
    /** Given back so far. */
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    createdBy: uuid('created_by').references(() => users.id),
    /** A super-admin who verified or rejected it; no key, for they belong to no client. */
    decidedBy: uuid('decided_by'),
    reason: text('reason'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    /** Until when it can be paid. */
    expiresAt: columns.at('expires_at').notNull(),
    settledAt: columns.at('settled_at'),
  },
  (table) => [
    index('payments_client').on(table.clientId, table.createdAt),
    index('payments_open').on(table.state, table.createdAt),
    // A transfer pays once; one that was turned down may be sent in again.
    uniqueIndex('payments_transaction')
      .on(sql`upper(${table.transactionId})`)
      .where(sql`${table.state} in ('verifying', 'paid', 'refunded')`),
    uniqueIndex('payments_replaces')
      .on(table.replaces)
      .where(sql`${table.credited} > 0 and ${table.state} in ('pending', 'verifying', 'paid', 'refunded')`),
    uniqueIndex('payments_order').on(table.method, table.providerOrderId),
    check('payments_total', sql`${table.total} >= 0`),
    check('payments_refunded', sql`${table.refunded} between 0 and ${table.total}`),
  ],
);

/** Money given back, in whole or in part. */
export const refunds = pgTable(
  'refunds',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['asked', 'done', 'failed'] })
      .notNull()
      .default('asked'),
    /** Whether what was bought ends with it. */
    endsPlan: boolean('ends_plan').notNull().default(false),
    /** How many of its credits were unspent then and were taken; null where it did not end, or that was not kept yet. */
    creditsTaken: integer('credits_taken'),
    providerRefundId: text('provider_refund_id').unique(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [index('refunds_payment').on(table.paymentId), check('refunds_amount', sql`${table.amount} > 0`)],
);

/** What a payer disputes with their bank, as the provider reports it; one that is lost is a refund as well. */
export const disputes = pgTable(
  'disputes',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    providerDisputeId: text('provider_dispute_id').notNull().unique(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').notNull(),
    state: text('state', { enum: disputeStates }).notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
    closedAt: columns.at('closed_at'),
  },
  (table) => [
    index('disputes_payment').on(table.paymentId),
    check('disputes_amount', sql`${table.amount} > 0`),
    check('disputes_closed', sql`(${table.closedAt} is null) = (${table.state} = 'open')`),
  ],
);

/** Events that providers sent, each once; the effect is in the same transaction as the row. */
export const providerEvents = pgTable(
  'provider_events',
  {
    provider: text('provider', { enum: providers }).notNull(),
    eventId: text('event_id').notNull(),
    kind: text('kind').notNull(),
    /** What came of it: done, of no concern here, or parked until its payment is known. */
    state: text('state', { enum: ['done', 'ignored', 'parked'] }).notNull(),
    /** Of a parked one what it says, to be applied later. */
    body: jsonb('body').$type<unknown>(),
    /** What a parked one waits for: the provider's name of an order, or of the money. */
    waitsFor: text('waits_for'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.eventId] }),
    index('provider_events_parked').on(table.provider, table.waitsFor).where(sql`${table.state} = 'parked'`),
  ],
);
