import { type OperationPrices, type OperationRow, operations, priceOf } from '@naksha/contract';
import { z } from 'zod';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { planStateOf } from '../subscriptions/plan-state-of.ts';
import { pricesIn } from '../subscriptions/prices-in.ts';
import { operationStatuses } from './operation-statuses.ts';

/** What connected image models are called as an engine. */
export const imageEngine = 'openai';

/** The operations of the product, made from their table, which of them this installation offers now, and for how much on the caller's plan. */
export async function listOperations(scope: ClientScope | SuperScope): Promise<{ data: OperationRow[] }> {
  const { db, services } = scope;
  const prices: OperationPrices = scope.kind === 'super' ? {} : pricesIn(await planStateOf(scope));
  const statusOf = await operationStatuses(db);
  const { image } = services.config;
  const model = image === undefined ? null : { engine: imageEngine, name: image.model };
  return {
    data: Object.values(operations).map((row) => ({
      name: row.name,
      params: z.record(z.string(), z.unknown()).parse(z.toJSONSchema(row.params, { io: 'input' })),
      inputs: row.inputs,
      cost: priceOf(row, prices),
      limits: { maxPixels: row.maxPixels },
      engine: row.engine,
      model: row.asksModel ? model : null,
      status: statusOf(row.name),
    })),
  };
}
