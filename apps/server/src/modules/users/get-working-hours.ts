import type { WorkingHours } from '@naksha/contract';
import { and, eq } from 'drizzle-orm';
import { clients } from '../../db/schema/clients.ts';
import { users } from '../../db/schema/users.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { defaultHours } from './default-hours.ts';

/** When a user of the caller's client may work, and in which zone that is read. */
export async function getWorkingHours(
  scope: ClientScope,
  { id }: { id: string },
): Promise<{ workingHours: WorkingHours; timeZone: string }> {
  const [found] = await scope.db
    .select({ workingHours: users.workingHours, timeZone: clients.timeZone })
    .from(users)
    .innerJoin(clients, eq(clients.id, users.clientId))
    .where(and(eq(users.id, id), eq(users.clientId, scope.clientId)));
  if (!found) throw new AppError('not_found');
  return { workingHours: found.workingHours ?? defaultHours, timeZone: found.timeZone };
}
