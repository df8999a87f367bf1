import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { closeHold } from './close-hold.ts';
import { type Purse, recordFall } from './record-fall.ts';
import { returnCredits } from './return-credits.ts';

const { ledgerAccounts: account } = fields;

interface Settlement {
  jobId: string;
  userId: string | null;
  feature: string;
  images: number;
  /** What the work came to, when that is less than was held; the rest is returned. */
  amount?: number;
}

/** Spends what a job held and writes it into the credit log; false when its hold was closed already. */
export async function settleCredits(owner: Purse, settlement: Settlement): Promise<boolean> {
  const { jobId, userId, feature, images } = settlement;
  const mine = own(owner);
  const hold = await closeHold(owner, jobId, 'settled');
  if (!hold) return false;
  const spent = Math.min(settlement.amount ?? hold.amount, hold.amount);
  await returnCredits(owner, { jobId, amount: hold.amount - spent, lots: hold.lots });
  if (spent > 0) {
    await mine.ledgerAccounts.update({
      reserved: sql`${account.reserved} - ${spent}`,
      spent: sql`${account.spent} + ${spent}`,
    });
    await recordFall(owner, [{ kind: 'settle', from: 'reserved', to: 'spent', amount: spent, holdId: jobId }]);
  }
  await mine.creditLogs.insert({ userId, holdId: jobId, feature, imagesGenerated: images, creditsDeducted: spent });
  return true;
}
