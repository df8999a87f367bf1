import type { z } from 'zod';
import { type OperationName, type Operations, operations } from './table.ts';

type ParamsOf<Name extends OperationName> = z.output<Operations[Name]['params']>;

const table: { [Name in OperationName]: { cost: (params: ParamsOf<Name>) => number } } = operations;

/** What a job costs in credits, from its checked request. */
export function costOf<Name extends OperationName>(request: { operation: Name; params: ParamsOf<Name> }): number {
  return table[request.operation].cost(request.params);
}
