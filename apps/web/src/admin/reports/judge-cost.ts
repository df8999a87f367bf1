import { type BrokenRule, type CostForm, costEngines, costForm } from '@naksha/contract';
import { z } from 'zod';
import { brokenRules } from '../../ui/broken-rules.ts';
import { toHundredths } from '../../ui/hundredths.ts';

/** What stands in the form. */
export const typedCost = z.object({
  operation: z.string(),
  engine: z.enum(costEngines),
  amount: z.union([z.string(), z.number()]),
  from: z.string(),
});
export type TypedCost = z.infer<typeof typedCost>;

/** What is sent, in minor units. */
export function toCost({ amount, ...typed }: TypedCost): CostForm {
  return { ...typed, amount: toHundredths(amount) };
}

export const judgeCost = (typed: TypedCost): BrokenRule[] => brokenRules(costForm, toCost(typed));

/** The day of the business, which goes by the clock of India. */
export function todayInIndia(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' }).format(new Date());
}
