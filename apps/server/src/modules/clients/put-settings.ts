import { type ClientSettings, factsOfSettings, type SettingsChanges, settingsInWords } from '@naksha/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { getSettings } from './get-settings.ts';
import { requireTimeZone } from './require-time-zone.ts';

/** Changes rules of the caller's client; what is left out stays. Live sessions feel it with their next request. */
export async function putSettings(scope: ClientScope, { was, ...changes }: SettingsChanges): Promise<ClientSettings> {
  const { isIpRequired, isWorkingHoursRequired, hasUserAccess, timeZone, holidays } = changes;
  const given = { isIpRequired, isWorkingHoursRequired, hasUserAccess, timeZone, holidays };
  if (timeZone !== undefined) await requireTimeZone(scope.db, timeZone);
  const isChanged = Object.values(given).some((value) => value !== undefined);
  if (isChanged) {
    await scope.db.transaction(async (tx) => {
      await own(scope, tx).clients.pick({ id: fields.clients.id }).for('no key update');
      const before = await getSettings({ ...scope, db: tx });
      refuseStale(was && { ...before, ...was }, before, () => ({ now: settingsInWords(before, 'en', was) }));
      await own(scope, tx).clients.update(given);
      if (isIpRequired) await refuseUnprepared(scope, tx);
      const change = changedFields(factsOfSettings(before), factsOfSettings(given));
      await logChange(tx, scope, 'client.settings', scope.clientId, {}, change);
    });
  }
  return getSettings(scope);
}

/** More names are no sentence any more. */
const mostNamed = 10;

/** Turning the restriction on would shut out everybody without an address. */
async function refuseUnprepared(scope: ClientScope, tx: Transaction): Promise<void> {
  const { users } = fields;
  const isUnprepared = and(eq(users.role, 'user'), eq(users.isActive, true), sql`cardinality(${users.allowedIps}) = 0`);
  const shutOut = await own(scope, tx).users.pick({ name: users.name }, isUnprepared).orderBy(asc(users.name));
  if (shutOut.length === 0) return;
  const more = shutOut.length - mostNamed;
  const names = `${shutOut
    .slice(0, mostNamed)
    .map((user) => user.name)
    .join(', ')}${more > 0 ? ` (+${more})` : ''}`;
  throw new AppError('ip_restriction_unprepared', { field: 'isIpRequired', params: { names } });
}
