import { randomUUIDv7 } from 'node:crypto';
import { timestamp, uuid } from 'drizzle-orm/pg-core';

/** Columns that every table spells in the same way. Ids of version 7 sort by the time of their making. */
export const columns = {
  id: () => uuid('id').primaryKey().$defaultFn(randomUUIDv7),
  at: (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 }),
};
