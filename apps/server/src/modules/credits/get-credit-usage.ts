import type { CreditUsage } from '@naksha/contract';
import { asc, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { fields } from '../../db/fields.ts';
import { knownZone } from '../../db/known-zone.ts';
import { own } from '../../db/own.ts';
import { rows } from '../../db/rows.ts';
import type { ClientScope } from '../../http/scope.ts';

const { clients, creditLogs: logs, users } = fields;

/** What the caller's client spent on each of the last `days` days, today being the last, by feature and user. */
export async function getCreditUsage(
  scope: ClientScope,
  { days }: { days: number },
): Promise<{ days: string[]; data: CreditUsage[] }> {
  const mine = own(scope);
  const zone = mine.clients.pick({ timeZone: knownZone(clients.timeZone) });
  const today = sql`(now() at time zone ${zone})::date`;
  const dates = await rows(
    scope.db,
    z.object({ day: z.string() }),
    sql`select to_char(day, 'YYYY-MM-DD') as day
      from generate_series(${today} - (${days}::int - 1), ${today}, interval '1 day') as day`,
  );
  const since = sql`${logs.createdAt} >= ((${today} - (${days}::int - 1))::timestamp at time zone ${zone})`;
  const used = {
    day: sql<string>`to_char(${logs.createdAt} at time zone ${zone}, 'YYYY-MM-DD')`.as('day'),
    feature: logs.feature,
    userId: logs.userId,
    userName: sql<string>`coalesce(${users.name}, '')`.as('user_name'),
    creditsDeducted: sql`sum(${logs.creditsDeducted})`.mapWith(Number),
    imagesGenerated: sql`sum(${logs.imagesGenerated})`.mapWith(Number),
  };
  const data = await mine.creditLogs
    .pick(used, since)
    .leftJoin(mine.users.rows(), eq(users.id, logs.userId))
    .groupBy(sql`1`, sql`2`, sql`3`, sql`4`)
    .orderBy(asc(used.day), asc(used.feature), asc(used.userName));
  return { days: dates.map((row) => row.day), data };
}
