import type { OperationPrices } from '../entities/plan.ts';
import { limits } from '../limits.ts';
import { ownEngine, type SizedInput } from './operation.ts';

/** What a row of the operations' table says of its price. */
interface Priced {
  readonly name: string;
  readonly price: number;
  readonly largeTimes?: number;
  readonly modelExtra?: number;
  readonly made: (params: object, inputs: readonly SizedInput[]) => number;
}

interface CostGiven {
  /** The pictures that it is done to. */
  readonly inputs: readonly SizedInput[];
  /** Who makes it: `ownEngine`, or a model. */
  readonly engine: string;
  /** Those of the plan. */
  readonly prices: OperationPrices;
}

/** Credits for one result of an operation that is made here of pictures of the usual size: as the plan says, else as the operation does. */
export function priceOf({ name, price }: Pick<Priced, 'name' | 'price'>, prices: OperationPrices): number {
  return Object.hasOwn(prices, name) ? (prices[name] ?? price) : price;
}

/**
 * Whole credits for a job: what is held when it is asked for, and what its button says before. Its params say how many results it makes;
 * more than 100 million pixels of a picture, given or made, count as large.
 */
export function costOf(row: Priced, params: object, { inputs, engine, prices }: CostGiven): number {
  const results = 'count' in params && typeof params.count === 'number' ? params.count : 1;
  const { largeTimes = 1, modelExtra = 0 } = row;
  const isLarge = () =>
    inputs.some(({ width, height }) => width * height > limits.largePixels) ||
    row.made(params, inputs) / results > limits.largePixels;
  const times = largeTimes > 1 && isLarge() ? largeTimes : 1;
  return results * (priceOf(row, prices) * times + (engine === ownEngine ? 0 : modelExtra));
}

/** Who is expected to make it: a connected model, where the operation asks one and a picture was not drawn here. `designDefinition` is how a picture was drawn. */
export function expectedEngine(
  { asksModel }: { readonly asksModel?: true },
  inputs: readonly { readonly designDefinition?: unknown }[],
  model: string | undefined,
): string {
  return asksModel && model !== undefined && inputs.some((input) => input.designDefinition == null) ? model : ownEngine;
}
