import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { knownAs } from '../files/known-as.ts';
import { logAction } from '../logs/log-action.ts';
import { findOwnFile } from './find-own-file.ts';

/** Takes a kept area away from a design that the caller may change. */
export async function removeArea(scope: ClientScope, { id }: { id: string }): Promise<undefined> {
  await scope.db.transaction(async (tx) => {
    const mine = own(scope, tx).fileAreas;
    const isIt = eq(fields.fileAreas.id, id);
    const [row] = await mine.where(isIt);
    if (!row) throw new AppError('not_found');
    const file = await findOwnFile(scope, tx, row.fileId);
    const [gone] = await mine.delete(isIt).returning({ id: fields.fileAreas.id });
    if (!gone) throw new AppError('not_found');
    await logAction(tx, scope, 'area.removed', id, { name: row.name, ...knownAs(file) });
  });
}
