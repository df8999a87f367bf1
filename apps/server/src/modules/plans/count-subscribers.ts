import type { AnyPlan } from '@naksha/contract';
import { and, desc, gt, inArray, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { across, type Runner } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import { boughtTerms } from '../subscriptions/bought-terms.ts';

const { subscriptions } = fields;
type Subscribed = Pick<AnyPlan, 'subscribers' | 'formerTerms'>;

/** Of each of these plans: how many clients are on it or will be, and what those bought who bought other terms than today's. */
export async function countSubscribers(db: Runner, planIds: readonly string[]): Promise<Map<string, Subscribed>> {
  if (planIds.length === 0) return new Map();
  const all = across(db, 'superAdmin').subscriptions;
  const isOnIt = and(inArray(subscriptions.planId, [...planIds]), gt(subscriptions.endsAt, sql`now()`));
  const clients = sql`count(distinct ${subscriptions.clientId})`.mapWith(Number);
  const counted = await all.pick({ planId: subscriptions.planId, clients }, isOnIt).groupBy(subscriptions.planId);
  const isFormer = sql`exists (select from ${plans} where ${plans.id} = ${subscriptions.planId} and ${plans.version} <> ${subscriptions.planVersion})`;
  const former = await all.where(and(isOnIt, isFormer)).orderBy(desc(subscriptions.planVersion));
  return new Map(
    counted.map(({ planId, clients }) => {
      const versions = Map.groupBy(
        former.filter((row) => row.planId === planId),
        (row) => row.planVersion,
      );
      const formerTerms = [...versions].flatMap(([version, [first, ...others]]) => {
        if (!first) return [];
        const subscribers = new Set([first, ...others].map((row) => row.clientId)).size;
        return [{ version, terms: boughtTerms(first), subscribers }];
      });
      return [planId, { subscribers: clients, formerTerms }];
    }),
  );
}
