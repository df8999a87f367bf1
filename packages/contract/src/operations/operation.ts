import { z } from 'zod';
import type { Directory } from '../entities/file-row.ts';
import { id } from '../entities/id.ts';
import type { OperationStatus } from '../entities/operation-row.ts';
import type { ErrorCode } from '../errors.ts';
import { limits } from '../limits.ts';
import type { Language } from '../options.ts';

/** The engine that is ours: every other one is a model elsewhere. */
export const ownEngine = 'builtin';

/** What is known of a picture before anything is done to it. */
export interface JudgedInput {
  readonly id?: string;
  readonly width: number;
  readonly height: number;
  /** What it and the pictures that it was made from were made by, as far as that is known. */
  readonly operations: readonly string[];
}

/** What the size of a job is estimated from before it begins. */
export interface SizedInput {
  readonly width: number;
  readonly height: number;
  readonly dpi: number | null;
}

/** Why something is not done, in the words of the error catalogue. */
export interface Refusal {
  readonly code: ErrorCode;
  readonly params: Readonly<Record<string, number | string>>;
}

/** What an operation says of itself. `price` is in credits, for each result. */
interface OperationWords<Name extends string, Params extends z.ZodType> {
  readonly name: Name;
  /** What it is called, in the studio, in the logs and in tables for spreadsheets. */
  readonly words: Readonly<Record<Language, string>>;
  readonly params: Params;
  readonly inputs: { readonly min: number; readonly max: number };
  readonly price: number;
  /** How many times as much a large picture costs: where the work grows with the pixels. */
  readonly largeTimes?: number;
  /** Credits that a result costs besides where an image model makes it. */
  readonly modelExtra?: number;
  /** What the product can do; an operator may switch off what is on. */
  readonly status: OperationStatus;
  readonly maxPixels?: number;
  /** What is said when the credits for it have run out; without it, what is said of credits in general. */
  readonly quotaFinished?: ErrorCode;
  /** Where results are put at once; when absent they are drafts until somebody keeps them. */
  readonly folder?: Directory;
  /** Its params are the words and options of the studio: a design that it made can be opened with them. */
  readonly isFromWords?: true;
  /** Its result holds whole copies of its input, at their size. */
  readonly laysCopies?: true;
  /** What it cannot do with its own means is asked of an image model, where one is connected. */
  readonly asksModel?: true;
  /** Its result has the few, even colours of a print. */
  readonly isFlat?: true;
  /** The pixels that it makes, about; as many as its pictures have when absent. */
  readonly makes?: (params: z.output<Params>, inputs: readonly SizedInput[]) => number;
  /** It can be asked for when the plan has ended and files may still be taken along. */
  readonly inGrace?: true;
  /** Looks at what is asked and at the pictures, before anything is taken or charged. */
  readonly refuses?: (params: z.output<Params>, inputs: readonly JudgedInput[]) => Refusal | undefined;
  /** Whether a layer is to be made of each colour of a single picture, which must have several and not too many. */
  readonly needsLayers?: (params: z.output<Params>) => boolean;
}

/** Makes a row of the operations table: adds the request that asks for it and the pixel limit most operations share. */
export function operation<const Name extends string, Params extends z.ZodType>(words: OperationWords<Name, Params>) {
  const { min, max } = words.inputs;
  const made = (params: object, inputs: readonly SizedInput[]) => {
    const parsed = words.params.safeParse(params);
    return (parsed.success ? words.makes?.(parsed.data, inputs) : undefined) ?? pixelsOf(inputs);
  };
  return {
    ...words,
    /** Who does it; no one yet where it is only announced. */
    engine: words.status === 'on' ? ownEngine : null,
    maxPixels: words.maxPixels ?? limits.maxPixels,
    /** What is said when the credits for it have run out; what is done within a painted area is the work of the brush. */
    quotaFinished: (params: object): ErrorCode =>
      'area' in params && params.area !== undefined
        ? 'mask_quota_finished'
        : (words.quotaFinished ?? 'credits_exhausted'),
    /** Why the job cannot be done to these pictures; undefined when it can. */
    refuses: (params: object, inputs: readonly JudgedInput[]) => words.refuses?.(words.params.parse(params), inputs),
    /** Whether it is done in moments: there is always a place for such a job behind those that are not. */
    isQuick: (params: object, inputs: readonly SizedInput[]) => {
      return pixelsOf(inputs) + made(params, inputs) <= limits.quickJobPixels;
    },
    /** The pixels that it makes, about. */
    made,
    needsLayers: (params: object) => words.needsLayers?.(words.params.parse(params)) ?? false,
    request: z.strictObject({
      operation: z.literal(words.name),
      inputs: z.array(id).min(min, 'inputs_count').max(max, 'inputs_count').default([]),
      params: words.params,
    }),
  };
}

/** Of all of these pictures. */
export function pixelsOf(inputs: readonly SizedInput[]): number {
  return inputs.reduce((sum, { width, height }) => sum + width * height, 0);
}
