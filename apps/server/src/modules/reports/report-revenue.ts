import { type BusinessReport, currency } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';
import { beginOf, monthOf } from './months.ts';

const line = z.object({
  month: z.string(),
  plan: z.string(),
  currency,
  payments: z.coerce.number().int(),
  amount: z.coerce.number().int(),
  refunded: z.coerce.number().int(),
});

/** What a document `i` comes to before tax, in minor units: what it says is its total, and its taxes. */
const beforeTax = sql`(i.document ->> 'total')::bigint
  - (select coalesce(sum((tax ->> 'amount')::bigint), 0) from jsonb_array_elements(i.document -> 'taxes') tax)`;

/** What was paid for each plan in each month since `since`, before tax, and what of it was given back in that month. */
export function reportRevenue(db: Runner, since: string): Promise<BusinessReport['revenue']> {
  return across(db, 'superAdmin').query(
    line,
    sql`with booked as (
      select settled_at as at, terms ->> 'name' as plan, currency, 1 as payments, (quote ->> 'taxable')::bigint as amount, 0::bigint as refunded
      from payments where state in ('paid', 'refunded') and settled_at is not null
      union all
      select i.issued_at, p.terms ->> 'name', p.currency, 0, 0, ${beforeTax}
      from invoices i join payments p on p.id = i.payment_id where i.kind = 'creditNote'
    )
    select ${monthOf(sql`at`)} as month, plan, currency, sum(payments) as payments, sum(amount) as amount, sum(refunded) as refunded
    from booked where at >= ${beginOf(sql`${since}`)}
    group by 1, 2, 3 order by 1, 2, 3`,
  );
}
