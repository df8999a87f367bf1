import { sql } from 'drizzle-orm';
import { boolean, check, pgTable, uuid } from 'drizzle-orm/pg-core';

/** Which installation this database is of: one row, from its first start with a bucket on. The bucket says the same. */
export const installations = pgTable(
  'installations',
  { isOnly: boolean('is_only').primaryKey().default(true), id: uuid('id').notNull() },
  (table) => [check('installations_only', sql`${table.isOnly}`)],
);
