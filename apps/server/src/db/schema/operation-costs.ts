import { costEngines } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { columns } from './columns.ts';

/** What one run of an operation costs whoever sells here, in minor units, until the next row of the same begins. */
export const operationCosts = pgTable(
  'operation_costs',
  {
    id: columns.id(),
    operation: text('operation').notNull(),
    engine: text('engine', { enum: costEngines }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency', { enum: ['INR', 'USD'] }).notNull(),
    startsAt: columns.at('starts_at').notNull(),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('operation_costs_start').on(table.operation, table.engine, table.startsAt),
    check('operation_costs_amount', sql`${table.amount} >= 0`),
  ],
);
