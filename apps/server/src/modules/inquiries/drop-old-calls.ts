import { limits } from '@naksha/contract';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import type { salesRequests } from '../../db/schema/sales-requests.ts';
import type { signUps } from '../../db/schema/sign-ups.ts';

/**
 * Keeps of what came without a form, and that no one has answered, only the last: a flood from many addresses fills no more than its own list, which is
 * looked at apart from what people sent.
 */
export async function dropOldCalls(tx: Transaction, from: typeof salesRequests | typeof signUps): Promise<void> {
  const isWaiting = and(eq(from.viaForm, false), eq(from.status, 'new'));
  const older = tx
    .select({ id: from.id })
    .from(from)
    .where(isWaiting)
    .orderBy(desc(from.createdAt), desc(from.id))
    .offset(limits.requestsByCalls);
  // Asked once more of the row itself: one that was answered while the statement waited for it stays.
  await tx.delete(from).where(and(isWaiting, inArray(from.id, older)));
}
