import { type ClientSettings, factsOfSettings, type SettingsChanges, settingsInWords } from '@naksha/contract';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { namesInWords } from '../users/names-in-words.ts';
import { refuseLockOut } from '../users/refuse-lock-out.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { shutOutKnowingly } from '../users/shut-out-knowingly.ts';
import { getSettings } from './get-settings.ts';
import { requireTimeZone } from './require-time-zone.ts';

/**
 * Changes rules of the caller's client; what is left out stays. Live sessions feel it with their next request. Whom it shuts out is named first, and
 * that it was read `isConfirmed` says.
 */
export async function putSettings(
  scope: ClientScope,
  { was, isConfirmed, ...given }: SettingsChanges,
): Promise<ClientSettings> {
  const { isIpRequired, timeZone } = given;
  if (timeZone !== undefined) await requireTimeZone(scope.db, timeZone);
  const isChanged = Object.values(given).some((value) => value !== undefined);
  if (isChanged) {
    await scope.db.transaction(async (tx) => {
      await own(scope, tx).clients.pick({ id: fields.clients.id }).for('no key update');
      const before = await getSettings({ ...scope, db: tx });
      refuseStale(was && { ...before, ...was }, before, () => ({ now: settingsInWords(before, 'en', was) }));
      await shutOutKnowingly(scope, tx, isConfirmed, async () => {
        await own(scope, tx).clients.update(given);
        if (isIpRequired) await refuseUnprepared(scope, tx);
        await refuseLockOut(scope, tx, 'areAdminsBound');
      });
      const change = changedFields(factsOfSettings(before), factsOfSettings(given));
      await logChange(tx, scope, 'client.settings', scope.clientId, {}, change);
    });
  }
  return getSettings(scope);
}

/** Turning the restriction on would shut out everybody without an address. */
async function refuseUnprepared(scope: ClientScope, tx: Transaction): Promise<void> {
  const { users } = fields;
  const isUnprepared = and(eq(users.role, 'user'), eq(users.isActive, true), sql`cardinality(${users.allowedIps}) = 0`);
  const shutOut = await own(scope, tx).users.pick({ name: users.name }, isUnprepared).orderBy(asc(users.name));
  if (shutOut.length === 0) return;
  const names = namesInWords(shutOut.map((user) => user.name));
  throw new AppError('ip_restriction_unprepared', { field: 'isIpRequired', params: { names } });
}
