import { factsInWords, type Reseller, type ResellerForm } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { resellers } from '../../db/schema/resellers.ts';
import { AppError } from '../../http/app-error.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { findReseller } from './find-reseller.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

type Changes = Partial<ResellerForm> & { readonly was?: Partial<ResellerForm> | undefined };

/** Changes a reseller; what is left out stays. */
export function updateReseller(
  scope: SuperScope,
  { id, was, ...changes }: Changes & { id: string },
): Promise<Reseller> {
  return scope.db.transaction(async (tx) => {
    const [before] = await tx.select().from(resellers).where(eq(resellers.id, id)).for('no key update');
    if (!before) throw new AppError('not_found');
    const { id: _, createdAt: __, ...is } = before;
    // Params are words and figures alone.
    const said = { ...is, isShown: Number(is.isShown), isActive: Number(is.isActive) };
    refuseStale(was && { ...is, ...was }, is, () => ({ ...said, now: factsInWords(is, 'en') }));
    const after = { ...is, ...changes };
    await refuseTakenName(() => tx.update(resellers).set(after).where(eq(resellers.id, id)));
    await logChange(tx, scope, 'reseller.changed', id, { name: before.name }, changedFields(is, after));
    return findReseller(tx, id);
  });
}
