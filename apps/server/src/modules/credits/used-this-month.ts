import { type AnyColumn, and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { knownZone } from '../../db/known-zone.ts';
import { type Owner, own } from '../../db/own.ts';

const { clients, creditLogs: logs, jobs } = fields;

/** What a user has spent since this month began in the zone of the client, and what their open jobs hold. */
export function usedThisMonth(owner: Owner, userId: string | AnyColumn): SQL<number> {
  const mine = own(owner);
  const zone = mine.clients.pick({ timeZone: knownZone(clients.timeZone) });
  const isSince = sql`${logs.createdAt} >= (date_trunc('month', now() at time zone ${zone}) at time zone ${zone})`;
  const spent = mine.creditLogs.pick(
    { sum: sql`coalesce(sum(${logs.creditsDeducted}), 0)` },
    and(eq(logs.userId, userId), isSince),
  );
  const held = mine.jobs.pick(
    { sum: sql`coalesce(sum(${jobs.cost}), 0)` },
    and(eq(jobs.userId, userId), inArray(jobs.state, ['queued', 'running'])),
  );
  return sql`(${spent} + ${held})`.mapWith(Number);
}
