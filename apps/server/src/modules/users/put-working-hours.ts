import type { WorkingHours } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
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
    const { users } = fields;
    const changed = await own(scope, tx).users.update({ workingHours }, eq(users.id, id)).returning({ id: users.id });
    if (changed.length === 0) throw new AppError('not_found');
    await logAction(tx, scope, 'user.working_hours', id);
  });
  return getWorkingHours(scope, { id });
}
