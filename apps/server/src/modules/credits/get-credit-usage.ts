import type { CreditUsage } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { rows } from '../../db/rows.ts';
import type { ClientScope } from '../../http/scope.ts';

const usage = z.object({
  day: z.string(),
  feature: z.string(),
  userId: z.string().nullable(),
  userName: z.string(),
  creditsDeducted: z.coerce.number(),
  imagesGenerated: z.coerce.number(),
});

/** What the caller's client spent on each of the last `days` days, today being the last, by feature and user. */
export async function getCreditUsage(
  scope: ClientScope,
  { days }: { days: number },
): Promise<{ days: string[]; data: CreditUsage[] }> {
  const zone = sql`(select time_zone from clients where id = ${scope.clientId})`;
  const today = sql`(now() at time zone ${zone})::date`;
  const dates = await rows(
    scope.db,
    z.object({ day: z.string() }),
    sql`select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(${today} - (${days}::int - 1), ${today}, interval '1 day') as day`,
  );
  const data = await rows(
    scope.db,
    usage,
    sql`select to_char(l.created_at at time zone ${zone}, 'YYYY-MM-DD') as day, l.feature, l.user_id as "userId",
        coalesce(u.name, '') as "userName", sum(l.credits_deducted) as "creditsDeducted",
        sum(l.images_generated) as "imagesGenerated"
      from credit_logs l left join users u on u.id = l.user_id
      where l.client_id = ${scope.clientId}
        and l.created_at >= ((${today} - (${days}::int - 1))::timestamp at time zone ${zone})
      group by 1, 2, 3, 4 order by 1, 2, 4`,
  );
  return { days: dates.map((row) => row.day), data };
}
