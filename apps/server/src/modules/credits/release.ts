import type { Owner } from '../../db/own.ts';
import { closeHold } from './close-hold.ts';
import { returnCredits } from './return-credits.ts';

/** Gives back what a job held, because it failed or was cancelled; false when its hold was closed already. */
export async function releaseCredits(owner: Owner, { jobId }: { jobId: string }): Promise<boolean> {
  const hold = await closeHold(owner, jobId, 'released');
  if (!hold) return false;
  await returnCredits(owner, { jobId, amount: hold.amount, lots: hold.lots });
  return true;
}
