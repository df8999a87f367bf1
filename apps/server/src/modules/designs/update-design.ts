import { designTitle, type FileRow } from '@naksha/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { keepWords } from '../files/keep-words.ts';
import { mayChange } from '../files/may-change.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { getDesign } from './get-design.ts';

interface DesignChange {
  readonly id: string;
  readonly designName?: string | undefined;
  readonly saved?: boolean | undefined;
  readonly was?: string | undefined;
}

/**
 * Names a design, or keeps it: saved, it lies in the processed folder. What has been saved leaves its folder through the
 * bin, never by becoming a draft again.
 */
export async function updateDesign(
  scope: ClientScope,
  { id, designName, saved, was }: DesignChange,
): Promise<{ data: FileRow; history: FileRow[] }> {
  await scope.db.transaction(async (tx) => {
    const { files } = fields;
    const changes = {
      // Something has to be set; without a new name the old one is.
      designName: designName === undefined ? sql`${files.designName}` : designName,
      ...(saved === true && { isSaved: true, directory: sql`coalesce(${files.directory}, 'processed')` }),
    };
    const isThere = and(eq(files.id, id), isNull(files.deletedAt));
    const mine = own(scope, tx).files;
    const [before] = await mine.where(and(isThere, filesOf(scope))).for('no key update');
    const called = before?.designName ?? '';
    if (before) refuseStale(was, called, () => ({ now: called, name: called }));
    const [row] = await mine.update(changes, and(isThere, mayChange(scope))).returning();
    if (!row || !before) throw new AppError(before ? 'not_yours' : 'not_found');
    if (designName !== undefined) await keepWords({ db: tx, clientId: scope.clientId }, [row]);
    const facts = ({ designName, directory }: typeof row) => ({ designName, directory });
    const change = changedFields(facts(before), facts(row));
    // A draft is its maker's; what is kept is the company's.
    if (!saved && (!before.isSaved || Object.keys(change.after ?? {}).length === 0)) return;
    await logAction(tx, scope, 'design.saved', id, { designName: designTitle(row) }, change);
  });
  return getDesign(scope, { id });
}
