import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { idempotencyKeys } from '../db/schema/idempotency-keys.ts';
import { AppError } from './app-error.ts';
import type { ClientScope, SuperScope } from './scope.ts';

/**
 * Runs `work` in a transaction, once per idempotency key: a repeated request gets the answer of the first. Key, effects
 * and answer are committed together, so a crash leaves either all of them or none; a failure leaves the key unused. A twin
 * that arrives meanwhile waits for the first to end.
 */
export function once<Answer>(
  scope: ClientScope | SuperScope,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  return scope.db.transaction(async (tx) => {
    if (!scope.idempotency) return work(tx);
    const { key, requestHash } = scope.idempotency;
    const mine = and(eq(idempotencyKeys.userId, scope.userId), eq(idempotencyKeys.key, key));
    const claimed = await tx
      .insert(idempotencyKeys)
      .values({ userId: scope.userId, key, requestHash })
      .onConflictDoNothing()
      .returning();
    if (claimed.length === 0) {
      const [earlier] = await tx.select().from(idempotencyKeys).where(mine);
      if (earlier?.requestHash !== requestHash)
        throw new AppError('idempotency_mismatch', { field: 'Idempotency-Key' });
      // The hash says that it was this very request that wrote the answer.
      return earlier.answer as Answer;
    }
    const answer = await work(tx);
    await tx.update(idempotencyKeys).set({ answer }).where(mine);
    return answer;
  });
}

/** Whether the request was answered before: what was looked at then, outside of the transaction, is not looked at again. */
export async function isAnswered({ db, userId, idempotency }: ClientScope): Promise<boolean> {
  if (!idempotency) return false;
  const mine = and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, idempotency.key));
  return (await db.select({ key: idempotencyKeys.key }).from(idempotencyKeys).where(mine)).length > 0;
}
