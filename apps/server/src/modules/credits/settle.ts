import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { creditLogs } from '../../db/schema/credit-logs.ts';
import { closeHold } from './close-hold.ts';
import { recordMovement } from './record-movement.ts';
import { returnCredits } from './return-credits.ts';

interface Settlement {
  jobId: string;
  userId: string | null;
  feature: string;
  images: number;
  /** What the work came to, when that is less than was held; the rest is returned. */
  amount?: number;
}

/** Spends what a job held and writes it into the credit log; false when its hold was closed already. */
export async function settleCredits(tx: Transaction, settlement: Settlement): Promise<boolean> {
  const { jobId } = settlement;
  const hold = await closeHold(tx, jobId, 'settled');
  if (!hold) return false;
  const { clientId } = hold;
  const spent = Math.min(settlement.amount ?? hold.amount, hold.amount);
  if (spent > 0) {
    await tx.execute(
      sql`update ledger_accounts set reserved = reserved - ${spent}, spent = spent + ${spent}
        where client_id = ${clientId}`,
    );
    await recordMovement(tx, { clientId, kind: 'settle', from: 'reserved', to: 'spent', amount: spent, holdId: jobId });
  }
  await returnCredits(tx, { clientId, jobId, amount: hold.amount - spent, lots: hold.lots });
  await tx.insert(creditLogs).values({
    clientId,
    userId: settlement.userId,
    holdId: jobId,
    feature: settlement.feature,
    imagesGenerated: settlement.images,
    creditsDeducted: spent,
  });
  return true;
}
