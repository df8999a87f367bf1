import { type BusinessReport, currency, ownEngine } from '@naksha/contract';
import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';
import { operationCosts } from '../../db/schema/operation-costs.ts';
import { beginOf, monthOf } from './months.ts';

type Operations = BusinessReport['operations'];
type Sum = Operations[number]['sums'][number];

const figure = z.coerce.number().int();
const of = { month: z.string(), feature: z.string() };
const ran = z.object({ ...of, runs: figure, results: figure, credits: figure });
const amounts = z.object({ ...of, currency, amount: figure });

/**
 * What each operation made and took in each month since `since`, what its credits were sold for, and what its results cost. Work that failed took no
 * credits and is not counted.
 */
export async function reportOperations(db: Runner, since: string): Promise<Operations> {
  const [runs, earned, cost] = [await countRuns(db, since), await sumEarned(db, since), await sumCosts(db, since)];
  return runs.map((row) => {
    const sums = new Map<Sum['currency'], Sum>();
    const isOf = (other: z.infer<typeof amounts>) => other.month === row.month && other.feature === row.feature;
    for (const [field, found] of [
      ['earned', earned],
      ['cost', cost],
    ] as const)
      for (const { currency: of, amount } of found.filter(isOf))
        sums.set(of, { ...(sums.get(of) ?? { currency: of, earned: 0, cost: 0 }), [field]: amount });
    return { ...row, sums: [...sums.values()] };
  });
}

function countRuns(db: Runner, since: string) {
  return across(db, 'superAdmin').query(
    ran,
    sql`select ${monthOf(sql`created_at`)} as month, feature, count(*) as runs, sum(images_generated) as results, sum(credits_deducted) as credits
      from credit_logs where created_at >= ${beginOf(sql`${since}`)} group by 1, 2 order by 1, 5 desc, 2`,
  );
}

/**
 * What the credits that were spent had been sold for: the price of a credit is what was paid for all that came with it before tax, what an upgrade
 * counted included, less its share of what went back. Given ones were sold for nothing.
 */
function sumEarned(db: Runner, since: string) {
  // A week more: work that was under way when its credits ended is settled later.
  const isOpen = sql`l.expires_at >= ${beginOf(sql`${since}`)} - interval '7 days' and l.subscription_id is not null`;
  return across(db, 'superAdmin').query(
    amounts,
    sql`with part as (
      select c.feature, ${monthOf(sql`c.created_at`)} as month, s.payment_id,
        -- What was returned went back to the lot that was taken last.
        greatest(0, least(lot.amount, c.credits_deducted - lot.before)) as used
      from credit_logs c
      join ledger_holds h on h.id = c.hold_id
      cross join lateral (
        select (value ->> 'id')::uuid as id, (value ->> 'amount')::bigint as amount,
          sum((value ->> 'amount')::bigint) over (order by ordinality) - (value ->> 'amount')::bigint as before
        from jsonb_array_elements(h.lots) with ordinality
      ) lot
      join ledger_lots l on l.id = lot.id and ${isOpen}
      join subscriptions s on s.id = l.subscription_id and s.payment_id is not null
      where c.credits_deducted > 0
        -- Nothing was taken of a lot before it was there: what is older is not read.
        and c.created_at >= (select min(l.created_at) from ledger_lots l where ${isOpen})
    ), cell as (
      select payment_id, month, feature, sum(used) as used,
        sum(sum(used)) over (partition by payment_id order by month, feature) - sum(used) as before
      from part group by 1, 2, 3
    )
    select month, feature, currency, sum(${earnedBy({
      // An upgrade may cost nothing, for what was unused of the old plan pays for all of it.
      paid: sql`case when total = 0 then credited else div(((quote ->> 'taxable')::numeric + credited) * (total - refunded), total) end`,
      credits: sql`(quote ->> 'credits')::numeric`,
      before: sql`before`,
      used: sql`used`,
    })}) as amount
    from cell join payments p on p.id = payment_id
    where month >= ${since} and used > 0 group by 1, 2, 3`,
  );
}

interface Share {
  readonly paid: SQL;
  readonly credits: SQL;
  readonly before: SQL;
  readonly used: SQL;
}

/**
 * What `used` credits earned of what was paid for so many `credits`, after `before` of them had been used: whole minor units that add up to all that
 * was paid when all are used, in whatever portions.
 */
export const earnedBy = ({ paid, credits, before, used }: Share): SQL =>
  sql`(div(${paid} * (${before} + ${used}), ${credits}) - div(${paid} * ${before}, ${credits}))`;

/** What the results cost, as many as credits were taken for, by the cost that held when they were settled; what has none cost nothing. */
function sumCosts(db: Runner, since: string) {
  const engine = sql`case when j.id is null then 'outside' when j.engine = ${ownEngine} then 'builtin' else 'model' end`;
  return across(db, 'superAdmin').query(
    amounts,
    sql`with cost as (
      select *, lead(starts_at) over (partition by operation, engine order by starts_at) as ends_at from ${operationCosts}
    )
    select ${monthOf(sql`c.created_at`)} as month, feature, currency, sum(cost.amount * c.images_generated) as amount
    from credit_logs c left join jobs j on j.id = c.hold_id
    join cost on cost.operation = feature and cost.engine = ${engine}
      and c.created_at >= cost.starts_at and (cost.ends_at is null or c.created_at < cost.ends_at)
    where c.created_at >= ${beginOf(sql`${since}`)} group by 1, 2, 3`,
  );
}
