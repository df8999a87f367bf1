import { and, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { filesOf } from '../../http/work-of.ts';
import { changedFields } from '../logs/changed-fields.ts';
import { logAction } from '../logs/log-action.ts';
import { knownAs } from './known-as.ts';
import { mayChange } from './may-change.ts';

/** Puts a file in the bin, where it stays for thirty days; `only` a draft where that is asked for. */
export async function deleteFile(
  scope: ClientScope,
  { id, only }: { id: string; only?: 'draft' | undefined },
): Promise<undefined> {
  await scope.db.transaction(async (tx) => {
    const { files } = fields;
    const mine = own(scope, tx).files;
    const isThere = and(eq(files.id, id), isNull(files.deletedAt));
    const isMeant = and(isThere, mayChange(scope), only === 'draft' ? eq(files.isSaved, false) : undefined);
    const [row] = await mine.update({ deletedAt: sql`now()` }, isMeant).returning();
    if (!row) {
      const [kept] = await mine.where(and(isThere, filesOf(scope)));
      throw new AppError(!kept ? 'not_found' : only === 'draft' && kept.isSaved ? 'design_saved' : 'not_yours');
    }
    const change = changedFields({ inBin: false }, { inBin: true });
    await logAction(tx, scope, 'file.deleted', id, knownAs(row), change);
  });
}
