import type { Folder } from '@naksha/contract';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { onceOfAName, presentFolder } from './create-folder.ts';

/** Gives a folder another name; only its maker may. */
export async function renameFolder(
  scope: ClientScope,
  { id, name, was }: { id: string; name: string; was?: string | undefined },
): Promise<Folder> {
  return onceOfAName(() =>
    scope.db.transaction(async (tx) => {
      const mine = own(scope, tx).folders;
      const isIt = eq(fields.folders.id, id);
      const [before] = await mine.where(isIt).for('no key update');
      if (!before) throw new AppError('not_found');
      if (before.createdBy !== scope.userId) throw new AppError('folder_not_yours');
      refuseStale(was, before.name, () => ({ now: before.name, name: before.name }));
      const [row] = await mine.update({ name }, isIt).returning();
      if (!row) throw new AppError('not_found');
      await logChange(tx, scope, 'folder.renamed', id, { name }, changedFields({ name: before.name }, { name }));
      return presentFolder(row);
    }),
  );
}
