import { and, asc, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { hoursOf, isWithinHours } from '../session/is-within-hours.ts';
import { getSettings } from './get-settings.ts';

/** The active users who could not sign in now, if only working hours and holidays counted. */
export async function listOutsideHours(scope: ClientScope) {
  const { users } = fields;
  const { timeZone, holidays } = await getSettings(scope);
  const wanted = { _id: users.id, name: users.name, workingHours: users.workingHours };
  const isBound = and(eq(users.role, 'user'), eq(users.isActive, true));
  const found = await own(scope).users.pick(wanted, isBound).orderBy(asc(users.name), asc(users.id));
  const now = new Date();
  const data = found
    .filter((user) => !isWithinHours({ hours: hoursOf(user), timeZone, holidays }, now))
    .map(({ _id, name }) => ({ _id, name }));
  return { data };
}
