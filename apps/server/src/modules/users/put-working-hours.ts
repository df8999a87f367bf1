import { factsOfHours, hoursInWords, type WorkingHours } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { getWorkingHours } from './get-working-hours.ts';
import { holdUser } from './hold-user.ts';
import { refuseLockOut } from './refuse-lock-out.ts';
import { refuseStale } from './refuse-stale.ts';
import { shutOutKnowingly } from './shut-out-knowingly.ts';

interface Wanted {
  readonly id: string;
  readonly workingHours: WorkingHours;
  readonly was?: WorkingHours | undefined;
  readonly isConfirmed?: boolean | undefined;
}

/**
 * Sets when a user of the caller's client may work; live sessions feel it with their next request. That it shuts them out now is said first, and
 * that it was read `isConfirmed` says.
 */
export async function putWorkingHours(scope: ClientScope, { id, workingHours, was, isConfirmed }: Wanted) {
  await scope.db.transaction(async (tx) => {
    const mine = { ...scope, db: tx };
    const { name, roles } = await holdUser(mine, id);
    // Held, so that of administrators who shut each other or themselves out at one moment the second sees what the first has made.
    await own(mine).clients.pick({ id: fields.clients.id }).for('no key update');
    const before = (await getWorkingHours(mine, { id })).workingHours;
    refuseStale(was, before, () => ({ now: hoursInWords(before, 'en') }));
    await shutOutKnowingly(scope, tx, isConfirmed, async () => {
      await own(mine).users.update({ workingHours }, eq(fields.users.id, id));
      if (roles === 'admin') await refuseLockOut(scope, tx, 'workingHours');
    });
    const change = changedFields(factsOfHours(before), factsOfHours(workingHours));
    await logChange(tx, scope, 'user.working_hours', id, { name }, change);
  });
  return getWorkingHours(scope, { id });
}
