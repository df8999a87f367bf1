import type { ClientSettings } from '@naksha/contract';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';

/** The rules of the caller's client. */
export async function getSettings(scope: ClientScope): Promise<ClientSettings> {
  const { isIpRequired, isWorkingHoursRequired, areAdminsBound, hasUserAccess, timeZone, holidays } = fields.clients;
  const rules = { isIpRequired, isWorkingHoursRequired, areAdminsBound, hasUserAccess, timeZone, holidays };
  const [found] = await own(scope).clients.pick(rules);
  if (!found) throw new AppError('not_found');
  return found;
}
