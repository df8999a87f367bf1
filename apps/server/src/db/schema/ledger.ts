import { sql } from 'drizzle-orm';
import { bigint, check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { clients } from './clients.ts';
import { columns } from './columns.ts';

const balance = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0);

/** The four accounts of a client. `granted` owes what the others hold, so that the four always sum to zero. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id),
    granted: balance('granted'),
    available: balance('available'),
    reserved: balance('reserved'),
    spent: balance('spent'),
  },
  (table) => [
    check('ledger_available', sql`${table.available} >= 0`),
    check('ledger_reserved', sql`${table.reserved} >= 0`),
    check('ledger_spent', sql`${table.spent} >= 0`),
    check('ledger_sum', sql`${table.granted} + ${table.available} + ${table.reserved} + ${table.spent} = 0`),
  ],
);

/** The book: two rows for every movement, never changed, never deleted. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    movementId: uuid('movement_id').notNull(),
    kind: text('kind', { enum: ['grant', 'reserve', 'settle', 'release', 'expire', 'correct'] }).notNull(),
    account: text('account', { enum: ['granted', 'available', 'reserved', 'spent'] }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    holdId: uuid('hold_id'),
    reason: text('reason'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_entries_client').on(table.clientId, table.createdAt),
    index('ledger_entries_created').using('brin', table.createdAt),
  ],
);

/** Credits granted together, which expire together. `remaining` counts what is neither spent, held nor expired. */
export const ledgerLots = pgTable(
  'ledger_lots',
  {
    id: columns.id(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    remaining: bigint('remaining', { mode: 'number' }).notNull(),
    expiresAt: columns.at('expires_at'),
    /** What they came with, whose days they count with; null for those that were given by hand. */
    subscriptionId: uuid('subscription_id'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('ledger_lots_open').on(table.clientId, table.expiresAt).where(sql`${table.remaining} > 0`),
    index('ledger_lots_subscription').on(table.subscriptionId).where(sql`${table.remaining} > 0`),
    check('ledger_lots_remaining', sql`${table.remaining} between 0 and ${table.amount}`),
  ],
);

/** Credits held for one piece of work, its job's id being the hold's; ends settled or released, once. */
export const ledgerHolds = pgTable(
  'ledger_holds',
  {
    id: uuid('id').primaryKey(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    lots: jsonb('lots').$type<{ id: string; amount: number }[]>().notNull(),
    state: text('state', { enum: ['open', 'settled', 'released'] })
      .notNull()
      .default('open'),
    createdAt: columns.at('created_at').notNull().defaultNow(),
  },
  (table) => [
    // All of a client's, some at a time, however many others there are.
    index('ledger_holds_all').on(table.clientId, table.id),
    index('ledger_holds_open').on(table.clientId).where(sql`${table.state} = 'open'`),
    check('ledger_holds_amount', sql`${table.amount} >= 0`),
  ],
);
