import { eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { hoursOf, workingNow } from '../session/is-within-hours.ts';
import { areHoursBinding } from '../session/why-shut-out.ts';

/**
 * Refuses what would not let the caller in within a fortnight, as rules and hours stand in this transaction: who set it could not take it back, and
 * there may be no one else who can.
 */
export async function refuseLockOut(scope: ClientScope, tx: Transaction, field: string): Promise<void> {
  const { users, clients } = fields;
  const mine = own(scope, tx);
  // Locked, so that rules and hours are not changed beside each other.
  await mine.clients.pick({ id: clients.id }).for('share');
  const { role, workingHours } = users;
  const { isWorkingHoursRequired, areAdminsBound, timeZone, holidays } = clients;
  const wanted = { role, workingHours, isWorkingHoursRequired, areAdminsBound, timeZone, holidays };
  const [caller] = await mine.users
    .pick(wanted, eq(users.id, scope.userId))
    .innerJoin(mine.clients.rows(), eq(clients.id, users.clientId));
  if (!caller || !areHoursBinding(caller, caller.role)) return;
  const { isOpen, until } = workingNow({ ...caller, hours: hoursOf(caller) }, new Date());
  if (!isOpen && until === null) throw new AppError('hours_lock_out', { field });
}
