import { isDeepStrictEqual } from 'node:util';
import { type AnyPlan, factsInWords, type PlanChanges } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { plans } from '../../db/schema/plans.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { countSubscribers } from './count-subscribers.ts';
import { lockPlan } from './find-plan.ts';
import { planFacts } from './plan-facts.ts';
import { presentAnyPlan } from './present-plan.ts';
import { refuseMistyped } from './refuse-mistyped.ts';
import { refuseTakenName } from './refuse-taken-name.ts';
import { termsOfPlan } from './terms-of-plan.ts';

/**
 * Changes a plan for whoever buys it from now on; what is left out stays. Other terms are another version, so that a price that was looked
 * at is known from one that came after it.
 */
export function updatePlan(
  scope: SuperScope,
  { id, version, onSaleUntil, ...changes }: PlanChanges & { id: string },
): Promise<AnyPlan> {
  if (changes.prices) refuseMistyped(changes.prices);
  return scope.db.transaction(async (tx) => {
    const before = await lockPlan(tx, id);
    if (!before) throw new AppError('not_found');
    const was = planFacts(before);
    if (version !== before.version) {
      const params = { version: before.version, now: factsInWords(was, 'en') };
      throw new AppError('changed_meanwhile', { field: 'version', params });
    }
    if (changes.name !== undefined) await refuseTakenName(tx, changes.name, id);
    const until = onSaleUntil === undefined ? {} : { onSaleUntil: onSaleUntil === null ? null : new Date(onSaleUntil) };
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
    const wanted = { ...before, ...given, ...until };
    if (wanted.isPublic && wanted.amount === 0) throw new AppError('plan_free', { field: 'amount' });
    const isOther = !isDeepStrictEqual(termsOfPlan(wanted), termsOfPlan(before));
    const next = { ...given, ...until, version: isOther ? version + 1 : version };
    const [row] = await tx.update(plans).set(next).where(eq(plans.id, id)).returning();
    if (!row) throw new Error('A locked plan was expected to be there.');
    await logChange(tx, scope, 'plan.changed', id, { name: before.name }, changedFields(was, planFacts(row)));
    return presentAnyPlan(row, scope.services.links, (await countSubscribers(tx, [id])).get(id));
  });
}
