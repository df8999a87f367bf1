import { and, gt, inArray, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';

const { subscriptions } = fields;

/** Of each of these plans: how many clients are on it or will be, and how many of those bought other terms than today's. */
export async function countSubscribers(
  db: Runner,
  planIds: readonly string[],
): Promise<Map<string, { subscribers: number; onFormerTerms: number }>> {
  if (planIds.length === 0) return new Map();
  const isFormer = sql`exists (select from ${plans} where ${plans.id} = ${subscriptions.planId} and ${plans.version} <> ${subscriptions.planVersion})`;
  const found = await across(db, 'superAdmin')
    .subscriptions.pick(
      {
        planId: subscriptions.planId,
        subscribers: sql`count(distinct ${subscriptions.clientId})`.mapWith(Number),
        onFormerTerms: sql`count(distinct ${subscriptions.clientId}) filter (where ${isFormer})`.mapWith(Number),
      },
      and(inArray(subscriptions.planId, [...planIds]), gt(subscriptions.endsAt, sql`now()`)),
    )
    .groupBy(subscriptions.planId);
  return new Map(found.map(({ planId, ...counts }) => [planId, counts]));
}
