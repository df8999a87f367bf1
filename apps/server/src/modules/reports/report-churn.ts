import { type BusinessReport, limits } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';
import { beginOf, monthOf } from './months.ts';

const figure = z.coerce.number().int();
const line = z.object({ month: z.string(), began: figure, left: figure, joined: figure });

/** Who had a plan when each of these months began, who left in it, as far as their days of grace have passed, and who came. */
export function reportChurn(db: Runner, months: readonly string[]): Promise<BusinessReport['churn']> {
  const grace = sql`interval '1 day' * ${limits.planGraceDays}`;
  return across(db, 'superAdmin').query(
    line,
    sql`with month as (
      select to_char(at, 'YYYY-MM') as name, ${beginOf(sql`to_char(at, 'YYYY-MM')`)} as begins
      from generate_series(to_date(${months[0] ?? ''}, 'YYYY-MM'), to_date(${months.at(-1) ?? ''}, 'YYYY-MM'), interval '1 month') at
    ), ended as (
      select distinct client_id, ${monthOf(sql`ends_at`)} as month from subscriptions s
      where ends_at + ${grace} <= now() and not exists (
        select from subscriptions after where after.client_id = s.client_id and after.ends_at > s.ends_at and after.starts_at <= s.ends_at + ${grace}
      )
    ), first as (
      select client_id, ${monthOf(sql`min(starts_at)`)} as month from subscriptions group by 1
    ), had as (
      select distinct month.name as month, client_id from month join subscriptions on starts_at < begins and ends_at >= begins
    )
    select name as month,
      (select count(*) from had where had.month = name) as began,
      (select count(*) from had join ended using (client_id, month) where had.month = name) as left,
      (select count(*) from first where first.month = name) as joined
    from month order by 1`,
  );
}
