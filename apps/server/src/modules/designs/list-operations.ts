import { type OperationRow, operations } from '@naksha/contract';
import { z } from 'zod';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { operationStatuses } from './operation-statuses.ts';

/** The operations of the product, made from their table, and which of them this installation offers now. */
export async function listOperations({
  db,
  services,
}: Pick<ClientScope | SuperScope, 'db' | 'services'>): Promise<{ data: OperationRow[] }> {
  const statusOf = await operationStatuses(db);
  const { image } = services.config;
  const model = image === undefined ? null : { engine: 'openai', name: image.model };
  return {
    data: Object.values(operations).map((row) => ({
      name: row.name,
      params: z.record(z.string(), z.unknown()).parse(z.toJSONSchema(row.params, { io: 'input' })),
      inputs: row.inputs,
      cost: row.price,
      limits: { maxPixels: row.maxPixels },
      engine: row.engine,
      model: row.asksModel ? model : null,
      status: statusOf(row.name),
    })),
  };
}
