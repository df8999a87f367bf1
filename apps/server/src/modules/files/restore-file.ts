import type { FileRow } from '@naksha/contract';
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { knownAs } from './known-as.ts';
import { mayChange } from './may-change.ts';
import { presentFile } from './present-file.ts';

/** Takes a file out of the bin, to the folder it was in, a draft to what is processed: no screen would show it as a draft. */
export async function restoreFile(scope: ClientScope, { id }: { id: string }): Promise<{ data: FileRow }> {
  return scope.db.transaction(async (tx) => {
    const { files } = fields;
    const mine = own(scope, tx).files;
    const isThere = and(eq(files.id, id), isNull(files.erasedAt));
    const isBinned = and(isThere, isNotNull(files.deletedAt), mayChange(scope));
    const directory = sql`coalesce(${files.directory}, 'processed')`;
    const [restored] = await mine.update({ deletedAt: null, isSaved: true, directory }, isBinned).returning();
    const [row] = restored ? [restored] : await mine.where(and(isThere, filesOf(scope)));
    if (!row) throw new AppError('not_found');
    if (row.deletedAt) throw new AppError('not_yours');
    const change = changedFields({ inBin: true }, { inBin: false });
    if (restored) await logAction(tx, scope, 'file.restored', id, knownAs(row), change);
    return { data: presentFile(scope.services.links, row) };
  });
}
