import { and, eq } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { ledgerHolds } from '../../db/schema/ledger.ts';

type Hold = typeof ledgerHolds.$inferSelect;

/** Ends an open hold; undefined when it is not open any more, so that only one of settle and release ever happens. */
export async function closeHold(
  tx: Transaction,
  jobId: string,
  state: 'settled' | 'released',
): Promise<Hold | undefined> {
  const [hold] = await tx
    .update(ledgerHolds)
    .set({ state })
    .where(and(eq(ledgerHolds.id, jobId), eq(ledgerHolds.state, 'open')))
    .returning();
  return hold;
}
