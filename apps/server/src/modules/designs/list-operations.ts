import { type OperationRow, operations } from '@naksha/contract';
import { z } from 'zod';

/** The operations this installation offers, made from their table. */
export async function listOperations(): Promise<{ data: OperationRow[] }> {
  return {
    data: Object.values(operations).map((row) => ({
      name: row.name,
      params: z.record(z.string(), z.unknown()).parse(z.toJSONSchema(row.params, { io: 'input' })),
      inputs: row.inputs,
      cost: row.price,
      limits: { maxPixels: row.maxPixels },
      engine: row.status === 'on' ? 'builtin' : null,
      status: row.status,
    })),
  };
}
