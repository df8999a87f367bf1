import { randomUUIDv7 } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import { ledgerEntries } from '../../db/schema/ledger.ts';

type Entry = typeof ledgerEntries.$inferInsert;

interface Movement {
  clientId: string;
  kind: Entry['kind'];
  from: Entry['account'];
  to: Entry['account'];
  amount: number;
  holdId?: string;
  reason?: string;
}

/** Writes the two rows of a movement between a client's accounts. The caller has moved the balances in the same transaction. */
export async function recordMovement(tx: Transaction, movement: Movement): Promise<void> {
  const { from, to, amount, ...shared } = movement;
  if (amount === 0) return;
  const movementId = randomUUIDv7();
  await tx.insert(ledgerEntries).values([
    { ...shared, movementId, account: from, amount: -amount },
    { ...shared, movementId, account: to, amount },
  ]);
}
