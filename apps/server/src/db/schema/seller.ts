import type { SellerFacts } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable } from 'drizzle-orm/pg-core';

/** Who sells here: name, address, tax numbers, rates and where a transfer goes. One row, or none while nothing was set. */
export const seller = pgTable(
  'seller',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    facts: jsonb('facts').$type<SellerFacts>().notNull(),
  },
  (table) => [check('seller_only', sql`${table.isOnly}`)],
);
