import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

/** Takes a folder away; its files stay where they are otherwise. Only the person who made it may do so. */
export async function deleteFolder(scope: ClientScope, { id }: { id: string }): Promise<undefined> {
  await scope.db.transaction(async (tx) => {
    const mine = own(scope, tx).folders;
    const isIt = eq(fields.folders.id, id);
    const [folder] = await mine.where(isIt);
    if (!folder) throw new AppError('not_found');
    if (folder.createdBy !== scope.userId) throw new AppError('folder_not_yours');
    await mine.delete(isIt);
    await logAction(tx, scope, 'folder.deleted', id, { name: folder.name });
  });
}
