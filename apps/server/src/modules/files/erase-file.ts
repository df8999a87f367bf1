import { and, eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { eraseBinned, isBinned } from './erase-binned.ts';
import { knownAs } from './known-as.ts';

/** Deletes a file of the caller's own bin for ever. What others made lies there too, and stays. */
export async function eraseFile(scope: ClientScope, { id }: { id: string }): Promise<undefined> {
  await scope.db.transaction(async (tx) => {
    const isMeant = eq(fields.files.id, id);
    const [row] = await eraseBinned(scope, tx, isMeant);
    if (!row) {
      const [theirs] = await own(scope, tx).files.where(isBinned(and(isMeant, eq(fields.files.isSaved, true))));
      throw new AppError(theirs ? 'not_yours' : 'not_found');
    }
    await logAction(tx, scope, 'file.erased', id, knownAs(row));
  });
}
