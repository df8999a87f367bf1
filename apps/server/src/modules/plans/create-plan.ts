import type { AnyPlan, PlanForm } from '@naksha/contract';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { addPlan } from './add-plan.ts';
import { planFacts } from './plan-facts.ts';
import { presentAnyPlan } from './present-plan.ts';
import { refuseMistyped } from './refuse-mistyped.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** Adds a plan. */
export function createPlan(scope: SuperScope, { onSaleUntil, ...form }: PlanForm): Promise<AnyPlan> {
  refuseMistyped(form.prices);
  return scope.db.transaction(async (tx) => {
    await refuseTakenName(tx, form.name);
    const row = await addPlan(tx, { ...form, onSaleUntil: onSaleUntil === null ? null : new Date(onSaleUntil) });
    await logAction(tx, scope, 'plan.created', row.id, { name: row.name }, changedFields(null, planFacts(row)));
    return presentAnyPlan(row, scope.services.links, undefined);
  });
}
