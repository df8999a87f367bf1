import type { FileRow } from '@naksha/contract';
import { and, eq, isNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logChange } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { keepWords } from './keep-words.ts';
import { knownAs } from './known-as.ts';
import { mayChange } from './may-change.ts';
import { presentFile } from './present-file.ts';

const ending = /\.[a-z0-9]{1,5}$/i;

/** Gives a file another name, which ends as the old one does: what it is does not change with what it is called. */
export async function renameFile(
  scope: ClientScope,
  { id, fileName, was }: { id: string; fileName: string; was?: string | undefined },
): Promise<{ data: FileRow }> {
  return scope.db.transaction(async (tx) => {
    const { files } = fields;
    const isThere = and(eq(files.id, id), isNull(files.deletedAt));
    const mine = own(scope, tx).files;
    const [before] = await mine.where(and(isThere, filesOf(scope))).for('no key update');
    if (!before) throw new AppError('not_found');
    refuseStale(was, before.fileName, () => ({ now: before.fileName, name: before.fileName }));
    const end = ending.exec(before.fileName)?.[0] ?? '';
    const name = fileName.toLowerCase().endsWith(end.toLowerCase()) ? fileName : `${fileName}${end}`;
    const [row] = await mine.update({ fileName: name }, and(isThere, mayChange(scope))).returning();
    if (!row) throw new AppError('not_yours');
    await keepWords({ db: tx, clientId: scope.clientId }, [row]);
    const change = changedFields({ fileName: before.fileName }, { fileName: name });
    await logChange(tx, scope, 'file.renamed', id, knownAs(row), change);
    return { data: presentFile(scope.services.links, row) };
  });
}
