import type { Directory, FileRow } from '@naksha/contract';
import { and, eq, isNull } from 'drizzle-orm';
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

/** Moves a file to another folder. A draft that is moved to a folder is no longer a draft. */
export async function moveFile(
  scope: ClientScope,
  { id, directory }: { id: string; directory: Directory },
): Promise<{ data: FileRow }> {
  return scope.db.transaction(async (tx) => {
    const { files } = fields;
    const isThere = and(eq(files.id, id), isNull(files.deletedAt));
    const mine = own(scope, tx).files;
    const [before] = await mine.where(and(isThere, filesOf(scope)));
    const [row] = await mine.update({ directory, isSaved: true }, and(isThere, mayChange(scope))).returning();
    if (!row || !before) throw new AppError(before ? 'not_yours' : 'not_found');
    const change = changedFields({ directory: before.directory }, { directory });
    await logAction(tx, scope, 'file.moved', id, knownAs(row), change);
    return { data: presentFile(scope.services.links, row) };
  });
}
