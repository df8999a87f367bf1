import { type ClientChanges, type ClientDetails, factsInWords, ownClientFields } from '@naksha/contract';
import { inArray } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';
import { sessions } from '../../db/schema/sessions.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope, SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction, logChange } from '../logs/log-action.ts';
import { visitClient } from '../logs/visit-client.ts';
import { endLinks } from '../session/end-links.ts';
import { endSessions } from '../session/end-sessions.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { findClient } from './find-client.ts';
import { requireTimeZone } from './require-time-zone.ts';

const { clients, users } = fields;
const { name, contactName, contactEmail, phone, address, timeZone } = clients;
type Changes = Omit<ClientChanges, 'was'>;
const changeable = { name, contactName, contactEmail, phone, address, timeZone };

/** Changes a client; what is left out stays. It is shown whole, though nothing of it was changed, so a super-admin's visit is noted. Whoever works there is out at once when it is deactivated. */
export async function updateClient(
  scope: ClientScope | SuperScope,
  { id, was, isActive, ...facts }: ClientChanges & { id: string },
): Promise<ClientDetails> {
  await visitClient(scope, id, 'client');
  if (scope.kind === 'client') refuseReserved({ isActive, ...facts });
  if (facts.timeZone !== undefined) await requireTimeZone(scope.db, facts.timeZone);
  return scope.db.transaction(async (tx) => {
    const theirs = own({ db: tx, clientId: id });
    const actor = { ...scope, clientId: id };
    const [before] = await theirs.clients.pick({ ...changeable, isActive: clients.isActive }).for('no key update');
    if (!before) throw new AppError('not_found');
    const { isActive: wasActive, ...is } = before;
    refuseStale(was && { ...is, ...was }, is, () => ({ ...is, now: factsInWords(is, 'en') }));
    if (Object.keys(given(facts)).length > 0) {
      await theirs.clients.update(facts);
      await logChange(tx, actor, 'client.changed', id, {}, changedFields(is, { ...facts }));
    }
    if (isActive !== undefined && isActive !== wasActive) {
      await theirs.clients.update({ isActive });
      if (!isActive) {
        await endSessions(tx, inArray(sessions.userId, theirs.users.pick({ id: users.id })));
        await endLinks(tx, inArray(passwordResets.userId, theirs.users.pick({ id: users.id })));
      }
      const kind = isActive ? 'client.activated' : 'client.deactivated';
      await logAction(tx, actor, kind, id, {}, changedFields({ isActive: !isActive }, { isActive }));
    }
    return findClient(theirs, id);
  });
}

/** Of its own client an administrator changes name, phone and address alone. */
function refuseReserved(changes: Changes): void {
  const reserved = Object.keys(given(changes)).find((field) => !ownClientFields.includes(field));
  if (reserved !== undefined) throw new AppError('forbidden', { field: reserved });
}

function given(changes: Changes): Record<string, string | boolean> {
  return Object.fromEntries(
    Object.entries(changes).filter((entry): entry is [string, string | boolean] => entry[1] !== undefined),
  );
}
