import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { expireCredits } from './expire.ts';
import { type Purse, recordFall } from './record-fall.ts';
import { takeFromLots } from './take-from-lots.ts';

const { ledgerAccounts: account } = fields;

interface Spending {
  readonly jobId: string;
  readonly userId: string;
  readonly feature: string;
  readonly images: number;
  /** Credits. */
  readonly amount: number;
}

/** Locks the account of a client until the transaction ends, takes back what has expired, and answers what can be spent; undefined where there is no account. */
export async function lockCredits(owner: Owner): Promise<number | undefined> {
  await expireCredits(owner);
  const [found] = await own(owner).ledgerAccounts.pick({ available: account.available });
  return found?.available;
}

/**
 * Spends credits for work that is done already, each as if it had been held and settled, the lots that expire first before the others. The caller has
 * locked the account and spends no more than it can.
 */
export async function spendCredits(owner: Purse, spendings: readonly Spending[]): Promise<void> {
  const mine = own(owner);
  const total = spendings.reduce((sum, { amount }) => sum + amount, 0);
  if (total > 0)
    await mine.ledgerAccounts.update({
      available: sql`${account.available} - ${total}`,
      spent: sql`${account.spent} + ${total}`,
    });
  const lots = total > 0 ? await takeFromLots(owner, total) : [];
  await mine.ledgerHolds.insert(
    spendings.map(({ jobId: id, amount }) => ({
      id,
      amount,
      lots: takeFirst(lots, amount),
      state: 'settled' as const,
    })),
  );
  await recordFall(
    owner,
    spendings.flatMap(({ jobId: holdId, amount }) => [
      { kind: 'reserve' as const, from: 'available' as const, to: 'reserved' as const, amount, holdId },
      { kind: 'settle' as const, from: 'reserved' as const, to: 'spent' as const, amount, holdId },
    ]),
  );
  await mine.creditLogs.insert(
    spendings.map(({ jobId: holdId, userId, feature, images: imagesGenerated, amount: creditsDeducted }) => ({
      ...{ holdId, userId, feature, imagesGenerated, creditsDeducted },
    })),
  );
}

/** Takes an amount out of the first of these lots, which are fewer then. */
function takeFirst(lots: { id: string; amount: number }[], amount: number): { id: string; amount: number }[] {
  const taken: { id: string; amount: number }[] = [];
  for (let left = amount; left > 0; ) {
    const [lot] = lots;
    if (!lot) throw new Error('The lots hold less than is spent of them.');
    const share = Math.min(left, lot.amount);
    taken.push({ id: lot.id, amount: share });
    lot.amount -= share;
    left -= share;
    if (lot.amount === 0) lots.shift();
  }
  return taken;
}
