import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { AppError } from '../../http/app-error.ts';

/** The caller's own files of these ids, in their order. One that is another client's is not there. */
export async function findInputs(
  db: Pick<Database, 'select'>,
  clientId: string,
  ids: readonly string[],
): Promise<(typeof files.$inferSelect)[]> {
  if (ids.length === 0) return [];
  const found = await db
    .select()
    .from(files)
    .where(and(inArray(files.id, [...ids]), eq(files.clientId, clientId), isNull(files.deletedAt)));
  return ids.map((id) => {
    const row = found.find((file) => file.id === id);
    if (!row) throw new AppError('not_found', { field: 'inputs' });
    return row;
  });
}
