import { type OperationName, type OperationRow, type OperationStatus, operations } from '@naksha/contract';
import { operationSettings } from '../../db/schema/operation-settings.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { listOperations } from './list-operations.ts';
import { operationStatuses } from './operation-statuses.ts';

/** Switches an operation on or off for the whole installation; what is already in line is still done. */
export async function setOperation(
  scope: SuperScope,
  { name, status }: { name: OperationName; status: OperationStatus },
): Promise<{ data: OperationRow }> {
  if (status === 'on' && operations[name].status === 'comingSoon') {
    throw new AppError('operation_not_built', { field: 'status' });
  }
  await scope.db.transaction(async (tx) => {
    const statusOf = await operationStatuses(tx);
    await tx
      .insert(operationSettings)
      .values({ operation: name, status })
      .onConflictDoUpdate({ target: operationSettings.operation, set: { status, changedAt: new Date() } });
    const change = changedFields({ status: statusOf(name) }, { status });
    await logChange(tx, scope, 'operation.status', name, { operation: name, status }, change);
  });
  const row = (await listOperations(scope)).data.find((each) => each.name === name);
  if (!row) throw new Error(`The table of operations has no ${name}.`);
  return { data: row };
}
