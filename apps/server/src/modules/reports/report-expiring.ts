import { type BusinessReport, limits } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { across, type Runner } from '../../db/own.ts';

const line = z.object({
  clientId: z.string(),
  name: z.string(),
  timeZone: z.string(),
  plan: z.string(),
  endsAt: z.coerce.date().transform((at) => at.toISOString()),
});

/** Of active clients the plans that end within days with nothing bought to follow them, the next first. */
export function reportExpiring(db: Runner): Promise<BusinessReport['expiring']> {
  return across(db, 'superAdmin').query(
    line,
    sql`with last as (
      select distinct on (client_id) client_id, plan_name, ends_at from subscriptions order by client_id, ends_at desc, starts_at desc
    )
    select c.id as "clientId", c.name, c.time_zone as "timeZone", last.plan_name as plan, last.ends_at as "endsAt"
    from last join clients c on c.id = last.client_id
    where c.is_active and last.ends_at > now() and last.ends_at <= now() + interval '1 day' * ${limits.reportEndingDays}
    order by last.ends_at, c.name, c.id`,
  );
}
