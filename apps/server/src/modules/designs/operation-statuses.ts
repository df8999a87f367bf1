import { type OperationName, type OperationStatus, operations } from '@naksha/contract';
import type { Database } from '../../db/database.ts';
import { operationSettings } from '../../db/schema/operation-settings.ts';

/** What is on here: all that the product can do, less what an operator has switched off. What is only announced is never on. */
export async function operationStatuses(
  db: Pick<Database, 'select'>,
): Promise<(operation: OperationName) => OperationStatus> {
  const settings = await db.select().from(operationSettings);
  const stored = new Map(settings.map(({ operation, status }) => [operation, status]));
  return (operation) =>
    operations[operation].status === 'comingSoon' ? 'comingSoon' : (stored.get(operation) ?? 'on');
}
