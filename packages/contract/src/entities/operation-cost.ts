import { z } from 'zod';
import { limits } from '../limits.ts';
import { id } from './id.ts';
import { instant } from './instant.ts';
import { line } from './line.ts';
import { currency } from './money.ts';

/** Who does an operation, as far as one costs otherwise than the other: ours, an image model, another system that charges with a key. */
export const costEngines = ['builtin', 'model', 'outside'] as const;
export type CostEngine = (typeof costEngines)[number];

/** What one result of an operation, a picture, costs whoever sells here, in minor units of their currency, from a day on by the clock of India. */
export const costForm = z.strictObject({
  /** Of this product, or a feature of another system. */
  operation: line('name_required').min(1, 'name_required').max(limits.operationNameMaxLength, 'name_too_long'),
  engine: z.enum(costEngines),
  amount: z.int('cost_amount').min(0, 'cost_amount').max(limits.planMaxAmount, 'cost_amount'),
  from: z.iso.date('cost_from'),
});
export type CostForm = z.infer<typeof costForm>;

export const operationCost = z.strictObject({
  _id: id,
  operation: z.string(),
  engine: z.enum(costEngines),
  amount: z.int(),
  currency,
  startsAt: instant,
  /** What has begun stays: months that were reported are not reported otherwise later. */
  hasBegun: z.boolean(),
});
export type OperationCost = z.infer<typeof operationCost>;
