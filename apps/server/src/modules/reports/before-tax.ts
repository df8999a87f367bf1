import { sql } from 'drizzle-orm';

/** What a document `i` comes to before tax, in minor units: what it says is its total, and its taxes. */
export const beforeTax = sql`(i.document ->> 'total')::bigint
  - (select coalesce(sum((tax ->> 'amount')::bigint), 0) from jsonb_array_elements(i.document -> 'taxes') tax)`;
