import type { BusinessReport } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';
import { beginOf, monthOf } from './months.ts';

const figure = z.coerce.number().int();
const line = z.object({ month: z.string(), sold: figure, given: figure, used: figure, expired: figure });

/**
 * Credits of each of these months: those that came with a payment were sold, what was granted or corrected besides was given, and what was
 * taken away by a correction counts against that.
 */
export async function reportCredits(db: Runner, months: readonly string[]): Promise<BusinessReport['credits']> {
  const since = months[0] ?? '';
  const found = await across(db, 'superAdmin').query(
    line,
    sql`with moved as (
      select ${monthOf(sql`created_at`)} as month,
        sum(amount) filter (where kind in ('grant', 'correct') and account = 'available') as added,
        sum(amount) filter (where kind = 'settle' and account = 'spent') as used,
        -sum(amount) filter (where kind = 'expire' and account = 'available') as expired
      from ledger_entries where created_at >= ${beginOf(sql`${since}`)} group by 1
    ), bought as (
      select ${monthOf(sql`settled_at`)} as month, sum((quote ->> 'credits')::bigint) as sold
      from payments where state in ('paid', 'refunded') and total > 0 and settled_at >= ${beginOf(sql`${since}`)} group by 1
    )
    select coalesce(moved.month, bought.month) as month, coalesce(sold, 0) as sold,
      coalesce(added, 0) - coalesce(sold, 0) as given, coalesce(used, 0) as used, coalesce(expired, 0) as expired
    from moved full join bought on bought.month = moved.month`,
  );
  const quiet = { sold: 0, given: 0, used: 0, expired: 0 };
  return months.map((month) => ({ ...quiet, ...found.find((row) => row.month === month), month }));
}
