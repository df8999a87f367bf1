import { costOf, expectedEngine, type FileRow, type OperationName, operations } from '@naksha/contract';
import { useOffer } from './use-offer.ts';

/** The credits that a job will be charged, by the function that charges it; by the operation's own price until that of the plan is known. */
export function useCost(operation: OperationName, params: object, pictures: readonly FileRow[]): number {
  const row = operations[operation];
  const offer = useOffer(operation);
  const engine = expectedEngine(row, pictures, offer?.model?.engine);
  return costOf(row, params, { inputs: pictures, engine, prices: offer ? { [operation]: offer.cost } : {} });
}
