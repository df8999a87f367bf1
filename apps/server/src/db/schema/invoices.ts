import type { Invoice } from '@naksha/contract';
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';
import { payments, refunds } from './payments.ts';

/** An invoice or a credit note as it was issued: a book, never changed. */
export const invoices = pgTable(
  'invoices',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    paymentId: uuid('payment_id')
      .notNull()
      .references(() => payments.id),
    kind: text('kind', { enum: ['invoice', 'creditNote'] }).notNull(),
    refundId: uuid('refund_id')
      .unique()
      .references(() => refunds.id),
    series: text('series').notNull(),
    year: text('year').notNull(),
    sequence: integer('sequence').notNull(),
    number: text('number').notNull().unique(),
    /** Everything that is printed on it. */
    document: jsonb('document').$type<Invoice>().notNull(),
    issuedAt: columns.at('issued_at').notNull().defaultNow(),
  },
  (table) => [
    index('invoices_client').on(table.clientId, table.issuedAt),
    index('invoices_payment').on(table.paymentId),
    uniqueIndex('invoices_sequence').on(table.series, table.year, table.sequence),
  ],
);

/** The last number of a series in a financial year; counted up in the transaction that issues, so that none is left out. */
export const invoiceCounters = pgTable(
  'invoice_counters',
  {
    series: text('series').notNull(),
    year: text('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.series, table.year] })],
);
