import { and, eq, isNull, sql } from 'drizzle-orm';
import { files } from '../../db/schema/files.ts';
import { AppError } from '../../http/app-error.ts';
import type { ClientScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';

/** Puts a file in the bin, where it stays for thirty days. */
export async function deleteFile(scope: ClientScope, { id }: { id: string }): Promise<undefined> {
  await scope.db.transaction(async (tx) => {
    const [row] = await tx
      .update(files)
      .set({ deletedAt: sql`now()` })
      .where(and(eq(files.id, id), eq(files.clientId, scope.clientId), isNull(files.deletedAt)))
      .returning();
    if (!row) throw new AppError('not_found');
    await logAction(tx, scope, 'file.deleted', id, { fileName: row.fileName });
  });
}
