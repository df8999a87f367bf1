import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { eraseBinned } from './erase-binned.ts';

/** Deletes all that lies in the caller's own bin for ever; that of others stays. */
export async function emptyBin(scope: ClientScope): Promise<{ erased: number }> {
  return scope.db.transaction(async (tx) => {
    const { length: erased } = await eraseBinned(scope, tx);
    if (erased > 0) await logAction(tx, scope, 'bin.emptied', null, { count: erased });
    return { erased };
  });
}
