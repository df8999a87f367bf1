import { limits, type PlanState } from '@naksha/contract';
import { desc, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { isRunning } from './find-subscription.ts';

const { subscriptions } = fields;

export interface PlanStanding {
  readonly state: PlanState;
  /** The subscription that runs, or the last that did. */
  readonly subscription: Row<'subscriptions'> | undefined;
  /** Until when files can be exported after its end. */
  readonly graceEndsAt: Date | undefined;
}

/** Where the plan of a client stands now, by the clock of the database. One that is still to begin does not count. */
export async function planStateOf(owner: Owner): Promise<PlanStanding> {
  const graceEnds = sql`${subscriptions.endsAt} + interval '1 day' * ${limits.planGraceDays}`;
  const [last] = await own(owner)
    .subscriptions.pick(
      {
        subscription: subscriptions,
        isRunning: sql<boolean>`${isRunning()}`,
        isInGrace: sql<boolean>`${graceEnds} > now()`,
        graceEndsAt: sql<Date>`${graceEnds}`.mapWith(subscriptions.endsAt),
      },
      sql`${subscriptions.startsAt} <= now()`,
    )
    .orderBy(desc(subscriptions.endsAt))
    .limit(1);
  if (!last) return { state: 'none', subscription: undefined, graceEndsAt: undefined };
  const { subscription, graceEndsAt } = last;
  const state = last.isRunning ? 'running' : last.isInGrace ? 'grace' : 'over';
  return { state, subscription, graceEndsAt };
}
