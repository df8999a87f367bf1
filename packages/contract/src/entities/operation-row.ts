import { z } from 'zod';

/** `comingSoon`: it is announced, or an operator has switched it off. */
export const operationStatus = z.enum(['on', 'comingSoon']);
export type OperationStatus = z.infer<typeof operationStatus>;

/** An operation as this installation offers it. `params` is a JSON Schema. */
export const operationRow = z.strictObject({
  name: z.string(),
  params: z.record(z.string(), z.unknown()),
  inputs: z.strictObject({ min: z.int(), max: z.int() }),
  cost: z.int(),
  limits: z.strictObject({ maxPixels: z.int() }),
  /** Null of one that is only announced: it cannot be switched on. */
  engine: z.string().nullable(),
  /** The image model that does what lies beyond the engine, with pictures that were not made here. */
  model: z.strictObject({ engine: z.string(), name: z.string() }).nullable(),
  status: operationStatus,
});
export type OperationRow = z.infer<typeof operationRow>;
