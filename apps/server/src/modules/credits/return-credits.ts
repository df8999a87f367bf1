import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { recordMovement } from './record-movement.ts';

interface Returned {
  clientId: string;
  jobId: string;
  amount: number;
  lots: readonly { id: string; amount: number }[];
}

/**
 * Gives held credits back to the lots they came from, the last taken first. A lot that has expired meanwhile takes them
 * too and loses them again when it is next looked at.
 */
export async function returnCredits(tx: Transaction, { clientId, jobId, amount, lots }: Returned): Promise<void> {
  if (amount === 0) return;
  await tx.execute(
    sql`update ledger_accounts set available = available + ${amount}, reserved = reserved - ${amount}
      where client_id = ${clientId}`,
  );
  let left = amount;
  for (const lot of lots.toReversed()) {
    const back = Math.min(left, lot.amount);
    if (back > 0) await tx.execute(sql`update ledger_lots set remaining = remaining + ${back} where id = ${lot.id}`);
    left -= back;
  }
  await recordMovement(tx, { clientId, kind: 'release', from: 'reserved', to: 'available', amount, holdId: jobId });
}
