import { factWord } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { holdUser } from './hold-user.ts';
import { refuseStale } from './refuse-stale.ts';
import { requireIps } from './require-ips.ts';
import { shutOutKnowingly } from './shut-out-knowingly.ts';

interface Wanted {
  readonly id: string;
  readonly allowedIps: string[];
  readonly was?: string[] | undefined;
  readonly isConfirmed?: boolean | undefined;
}

/**
 * Sets from where a user of the caller's client may sign in; live sessions feel it with their next request. That it shuts them out is said first, and
 * that it was read `isConfirmed` says.
 */
export async function putAllowedIps(
  scope: ClientScope,
  { id, allowedIps, was, isConfirmed }: Wanted,
): Promise<{ allowedIps: string[] }> {
  await scope.db.transaction(async (tx) => {
    const mine = { ...scope, db: tx };
    const user = await holdUser(mine, id);
    refuseStale(was, user.allowedIps, () => ({ now: factWord('allowedIps', user.allowedIps, 'en') }));
    if (user.roles === 'user') await requireIps(mine, allowedIps);
    await shutOutKnowingly(scope, tx, isConfirmed, async () => {
      await own(mine).users.update({ allowedIps }, eq(fields.users.id, id));
    });
    const change = changedFields({ allowedIps: user.allowedIps }, { allowedIps });
    await logChange(tx, scope, 'user.allowed_ips', id, { name: user.name }, change);
  });
  return { allowedIps };
}
