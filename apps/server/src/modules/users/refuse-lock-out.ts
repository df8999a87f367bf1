import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { hoursOf, isShutForAFortnight, workingNow } from '../session/is-within-hours.ts';
import { areHoursBinding } from '../session/why-shut-out.ts';

/**
 * Refuses what would let no administrator in now, or the caller not on any day of a fortnight of the year to come, as rules and hours stand in this transaction: it could not
 * be taken back. Confirming does not help: who shuts the last door from outside needs the operator to open it. The caller holds the client's row
 * since before the change, so that rules and hours are not changed beside each other.
 */
export async function refuseLockOut(scope: ClientScope, tx: Transaction, field: string): Promise<void> {
  const { users, clients } = fields;
  const mine = own(scope, tx);
  const { id, role, workingHours } = users;
  const { isWorkingHoursRequired, areAdminsBound, timeZone, holidays } = clients;
  const wanted = { id, role, workingHours, isWorkingHoursRequired, areAdminsBound, timeZone, holidays };
  const admins = await mine.users
    .pick(wanted, and(eq(role, 'admin'), eq(users.isActive, true)))
    .innerJoin(mine.clients.rows(), eq(clients.id, users.clientId));
  const bound = admins.filter((admin) => areHoursBinding(admin, admin.role));
  if (bound.length === 0) return;
  const now = new Date();
  const caller = bound.find((admin) => admin.id === scope.userId);
  if (caller && isShutForAFortnight({ ...caller, hours: hoursOf(caller) }, now))
    throw new AppError('hours_lock_out', { field });
  const stand = bound.map((admin) => workingNow({ ...admin, hours: hoursOf(admin) }, now));
  if (!stand.some(({ isOpen }) => isOpen)) throw new AppError('admins_lock_out', { field });
}
