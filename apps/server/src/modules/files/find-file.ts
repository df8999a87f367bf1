import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { files } from '../../db/schema/files.ts';
import { AppError } from '../../http/app-error.ts';

/** A file of the caller's client that is not in the bin; anything else is not there. */
export async function findFile(
  db: Pick<Database, 'select'>,
  clientId: string,
  id: string,
): Promise<typeof files.$inferSelect> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, id), eq(files.clientId, clientId), isNull(files.deletedAt)));
  if (!row) throw new AppError('not_found');
  return row;
}
