import type { Directory, FileRow } from '@naksha/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { presentFile } from './present-file.ts';

/** Moves a file to another folder. A draft that is moved to a folder is no longer a draft. */
export async function moveFile(
  scope: ClientScope,
  { id, directory }: { id: string; directory: Directory },
): Promise<{ data: FileRow }> {
  return scope.db.transaction(async (tx) => {
    const { files } = fields;
    const isThere = and(eq(files.id, id), isNull(files.deletedAt));
    const [row] = await own(scope, tx).files.update({ directory, isSaved: true }, isThere).returning();
    if (!row) throw new AppError('not_found');
    await logAction(tx, scope, 'file.moved', id, { directory });
    return { data: presentFile(scope.services.links, row) };
  });
}
