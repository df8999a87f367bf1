import { z } from 'zod';
import type { Directory } from '../entities/file-row.ts';
import { id } from '../entities/id.ts';
import { limits } from '../limits.ts';

/** What an operation says of itself. `price` is in credits, for each result. */
interface OperationWords<Name extends string, Params extends z.ZodType> {
  readonly name: Name;
  readonly params: Params;
  readonly inputs: { readonly min: number; readonly max: number };
  readonly price: number;
  readonly status: 'on' | 'comingSoon';
  readonly maxPixels?: number;
  /** Where results are put at once; when absent they are drafts until somebody keeps them. */
  readonly shelf?: Directory;
}

/** Makes a row of the operations table: adds the request that asks for it, its cost and the pixel limit most operations share. */
export function operation<const Name extends string, Params extends z.ZodType>(words: OperationWords<Name, Params>) {
  const { min, max } = words.inputs;
  return {
    ...words,
    /** What the whole job costs: its parsed params say how many results it makes. */
    cost: (params: object) => words.price * ('count' in params && typeof params.count === 'number' ? params.count : 1),
    maxPixels: words.maxPixels ?? limits.maxPixels,
    request: z.strictObject({
      operation: z.literal(words.name),
      inputs: z.array(id).min(min, 'inputs_count').max(max, 'inputs_count').default([]),
      params: words.params,
    }),
  };
}
