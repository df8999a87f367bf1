import { and, eq, isNull, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

/** Puts a file in the bin, where it stays for thirty days. */
export async function deleteFile(scope: ClientScope, { id }: { id: string }): Promise<undefined> {
  await scope.db.transaction(async (tx) => {
    const { files } = fields;
    const isThere = and(eq(files.id, id), isNull(files.deletedAt));
    const [row] = await own(scope, tx).files.update({ deletedAt: sql`now()` }, isThere).returning();
    if (!row) throw new AppError('not_found');
    await logAction(tx, scope, 'file.deleted', id, { fileName: row.fileName });
  });
}
