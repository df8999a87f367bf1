import type { WorkingHours } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { getWorkingHours } from './get-working-hours.ts';

/** Sets when a user of the caller's client may work; live sessions feel it with their next request. */
export async function putWorkingHours(
  scope: ClientScope,
  { id, workingHours }: { id: string; workingHours: WorkingHours },
) {
  await scope.db.transaction(async (tx) => {
    const changed = await tx
      .update(users)
      .set({ workingHours })
      .where(and(eq(users.id, id), eq(users.clientId, scope.clientId)))
      .returning({ id: users.id });
    if (changed.length === 0) throw new AppError('not_found');
    await logAction(tx, scope, 'user.working_hours', id);
  });
  return getWorkingHours(scope, { id });
}
