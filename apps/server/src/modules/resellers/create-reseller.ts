import type { Reseller, ResellerForm } from '@naksha/contract';
import { resellers } from '../../db/schema/resellers.ts';
import type { SuperScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { findReseller } from './find-reseller.ts';
import { refuseTakenName } from './refuse-taken-name.ts';

/** Adds a reseller. */
export function createReseller(scope: SuperScope, form: ResellerForm): Promise<Reseller> {
  return scope.db.transaction(async (tx) => {
    const [row] = await refuseTakenName(() => tx.insert(resellers).values(form).returning({ id: resellers.id }));
    if (!row) throw new Error('A reseller was not inserted.');
    await logAction(tx, scope, 'reseller.created', row.id, { name: form.name }, changedFields(null, form));
    return findReseller(tx, row.id);
  });
}
