import type { Directory, FileRow } from '@naksha/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { presentFile } from './present-file.ts';

/** Puts a file on another shelf. A draft that is put on a shelf is a draft no more. */
export async function moveFile(
  scope: ClientScope,
  { id, directory }: { id: string; directory: Directory },
): Promise<{ data: FileRow }> {
  return scope.db.transaction(async (tx) => {
    const [row] = await tx
      .update(files)
      .set({ directory, isSaved: true })
      .where(and(eq(files.id, id), eq(files.clientId, scope.clientId), isNull(files.deletedAt)))
      .returning();
    if (!row) throw new AppError('not_found');
    await logAction(tx, scope, 'file.moved', id, { directory });
    return { data: presentFile(scope.services.links, row) };
  });
}
