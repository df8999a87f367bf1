import { or, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { isHeldSession } from '../../db/held-session.ts';
import { sessions } from '../../db/schema/sessions.ts';

/**
 * Ends sessions; answers how many. They are locked with the caller's own, which has to live until the transaction ends, and in one order: two who
 * end each other's sessions at the same moment come one after the other, and the second finds that theirs is over.
 */
export async function endSessions(tx: Transaction, whose: SQL | undefined): Promise<number> {
  const { id } = sessions;
  await tx.select({ id }).from(sessions).where(or(whose, isHeldSession())).orderBy(id).for('update');
  return (await tx.delete(sessions).where(whose).returning({ id })).length;
}
