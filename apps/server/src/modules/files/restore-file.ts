import type { FileRow } from '@naksha/contract';
import { and, eq, isNotNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { presentFile } from './present-file.ts';

/** Takes a file out of the bin, to the folder it was in; one that is not in the bin stays as it is. */
export async function restoreFile(scope: ClientScope, { id }: { id: string }): Promise<{ data: FileRow }> {
  return scope.db.transaction(async (tx) => {
    const { files } = fields;
    const mine = own(scope, tx).files;
    const isBinned = and(eq(files.id, id), isNotNull(files.deletedAt));
    const [restored] = await mine.update({ deletedAt: null }, isBinned).returning();
    const [row] = restored ? [restored] : await mine.where(eq(files.id, id));
    if (!row) throw new AppError('not_found');
    if (restored) await logAction(tx, scope, 'file.restored', id, { fileName: row.fileName });
    return { data: presentFile(scope.services.links, row) };
  });
}
