import { type BusinessReport, currency } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';
import { beforeTax } from './before-tax.ts';
import { beginOf } from './months.ts';

const figure = z.coerce.number().int();
const line = z.object({ feature: z.string(), currency, results: figure, credits: figure, revenue: figure });

/**
 * What each operation made and took since `since`, and what that brought in: a credit is worth what its client has paid for one on the average,
 * before tax and without what was given back, in the currency that the client paid in last.
 */
export function reportOperations(db: Runner, since: string): Promise<BusinessReport['operations']> {
  return across(db, 'superAdmin').query(
    line,
    sql`with settled as (
      select client_id, currency, settled_at, (quote ->> 'credits')::bigint as credits, (quote ->> 'taxable')::bigint
        - coalesce((select sum(${beforeTax}) from invoices i where i.payment_id = p.id and i.kind = 'creditNote'), 0) as amount
      from payments p where state in ('paid', 'refunded') and settled_at is not null
    ), latest as (
      select distinct on (client_id) client_id, currency from settled order by client_id, settled_at desc
    ), worth as (
      select client_id, currency, sum(amount) as amount, sum(credits) as credits from settled join latest using (client_id, currency) group by 1, 2
    ), taken as (
      select client_id, feature, sum(images_generated) as results, sum(credits_deducted) as credits
      from credit_logs where created_at >= ${beginOf(sql`${since}`)} group by 1, 2
    )
    select feature, coalesce(currency, 'INR') as currency, sum(results) as results, sum(taken.credits) as credits,
      sum(coalesce(round(taken.credits * worth.amount / nullif(worth.credits, 0)), 0)) as revenue
    from taken left join worth using (client_id)
    group by 1, 2 order by 5 desc, 4 desc, 1, 2`,
  );
}
