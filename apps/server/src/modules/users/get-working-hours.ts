import { type WorkingHours, weekdays } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';

/** When a user of the caller's client may work, and in which zone that is read. */
export async function getWorkingHours(
  scope: ClientScope,
  { id }: { id: string },
): Promise<{ workingHours: WorkingHours; timeZone: string }> {
  const { users, clients } = fields;
  const mine = own(scope);
  const [found] = await mine.users
    .pick({ workingHours: users.workingHours, timeZone: clients.timeZone }, eq(users.id, id))
    .innerJoin(mine.clients.rows(), eq(clients.id, users.clientId));
  if (!found) throw new AppError('not_found');
  return { workingHours: found.workingHours ?? defaultHours, timeZone: found.timeZone };
}

/** What a user has for whom no hours were set: all of every day. */
const defaultHours: WorkingHours = weekdays.map((day) => ({ day, enabled: true, start: '00:00', end: '24:00' }));
