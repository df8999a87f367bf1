import { type KeptScene, parsePlan } from '@naksha/loom';
import type { PlanMessage } from './cloth-messages.ts';

/** The plans of the designs that were worked on last. */
const plans = new Map<string, KeptScene>();
const most = 3;

/** Keeps a plan that was handed over; what is none is as if it had been lost. */
export function takePlan({ design, recipe, plan }: PlanMessage): void {
  const read = parsePlan(plan);
  plans.delete(design);
  if (read?.family === recipe.family) plans.set(design, { recipe, ...read });
  const [oldest] = plans.keys();
  if (plans.size > most && oldest !== undefined) plans.delete(oldest);
}

export const keptPlan = (design: string): KeptScene | undefined => plans.get(design);
