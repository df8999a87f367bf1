import type { ClientSettings } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { clients } from '../../db/schema/clients.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';

/** The rules of the caller's client. */
export async function getSettings(scope: ClientScope): Promise<ClientSettings> {
  const { isIpRequired, isWorkingHoursRequired, hasUserAccess, timeZone } = clients;
  const [found] = await scope.db
    .select({ isIpRequired, isWorkingHoursRequired, hasUserAccess, timeZone })
    .from(clients)
    .where(eq(clients.id, scope.clientId));
  if (!found) throw new AppError('not_found');
  return found;
}
