import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import type { ClientScope } from '../../http/scope.ts';

const { files } = fields;

/** Which files lie in the bin. */
export const isBinned = (condition?: SQL): SQL | undefined =>
  and(isNotNull(files.deletedAt), isNull(files.erasedAt), condition);

/**
 * Says of files in the caller's bin that they are gone for ever: nothing shows, counts or restores them any more, and the sweep takes their rows and then
 * their bytes, whatever dies meanwhile. Answers them.
 */
export function eraseBinned(scope: ClientScope, tx: Transaction, condition?: SQL) {
  const isMeant = isBinned(and(eq(files.createdBy, scope.userId), condition));
  return own(scope, tx).files.update({ erasedAt: sql`now()` }, isMeant).returning();
}
