import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { passwordResets } from '../../db/schema/password-resets.ts';

/** No link to set a new password works any more: for an account that has one, however it was set. */
export async function useUpLinks(tx: Transaction, userId: string): Promise<void> {
  const isOpen = and(eq(passwordResets.userId, userId), isNull(passwordResets.usedAt));
  await tx.update(passwordResets).set({ usedAt: sql`now()` }).where(isOpen);
}
