import { eq, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { closeHold } from './close-hold.ts';
import { recordMovement } from './record-movement.ts';

const { ledgerAccounts: account, ledgerLots } = fields;

interface Returned {
  jobId: string;
  amount: number;
  lots: readonly { id: string; amount: number }[];
}

/**
 * Gives held credits back to the lots they came from, the last taken first. A lot that has expired meanwhile takes them
 * too and loses them again when it is next looked at.
 */
export async function returnCredits(owner: Owner, { jobId, amount, lots }: Returned): Promise<void> {
  if (amount === 0) return;
  const mine = own(owner);
  await mine.ledgerAccounts.update({
    available: sql`${account.available} + ${amount}`,
    reserved: sql`${account.reserved} - ${amount}`,
  });
  let left = amount;
  for (const lot of lots.toReversed()) {
    const back = Math.min(left, lot.amount);
    const remaining = sql`${ledgerLots.remaining} + ${back}`;
    if (back > 0) await mine.ledgerLots.update({ remaining }, eq(ledgerLots.id, lot.id));
    left -= back;
  }
  await recordMovement(owner, { kind: 'release', from: 'reserved', to: 'available', amount, holdId: jobId });
}

/** Gives back what a job held, because it failed or was cancelled; false when its hold was closed already. */
export async function releaseCredits(owner: Owner, { jobId }: { jobId: string }): Promise<boolean> {
  const hold = await closeHold(owner, jobId, 'released');
  if (!hold) return false;
  await returnCredits(owner, { jobId, amount: hold.amount, lots: hold.lots });
  return true;
}
