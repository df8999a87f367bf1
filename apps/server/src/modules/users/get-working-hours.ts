import type { WorkingHours, WorkingNow } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { hoursOf, workingNow } from '../session/is-within-hours.ts';

/** When a user of the caller's client may work, and in which zone that is read. */
export async function getWorkingHours(
  owner: Owner,
  { id }: { id: string },
): Promise<{ workingHours: WorkingHours; timeZone: string; now: WorkingNow }> {
  const { users, clients } = fields;
  const mine = own(owner);
  const [found] = await mine.users
    .pick(
      { workingHours: users.workingHours, timeZone: clients.timeZone, holidays: clients.holidays },
      eq(users.id, id),
    )
    .innerJoin(mine.clients.rows(), eq(clients.id, users.clientId));
  if (!found) throw new AppError('not_found');
  const { timeZone, holidays } = found;
  const hours = hoursOf(found);
  return { workingHours: hours, timeZone, now: workingNow({ hours, timeZone, holidays }, new Date()) };
}
