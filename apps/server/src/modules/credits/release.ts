import type { Transaction } from '../../db/database.ts';
import { closeHold } from './close-hold.ts';
import { returnCredits } from './return-credits.ts';

/** Gives back what a job held, because it failed or was cancelled; false when its hold was closed already. */
export async function releaseCredits(tx: Transaction, { jobId }: { jobId: string }): Promise<boolean> {
  const hold = await closeHold(tx, jobId, 'released');
  if (!hold) return false;
  await returnCredits(tx, { clientId: hold.clientId, jobId, amount: hold.amount, lots: hold.lots });
  return true;
}
