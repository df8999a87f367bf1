import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { expireCredits } from './expire.ts';
import { recordMovement } from './record-movement.ts';

const { clients, ledgerAccounts: account, ledgerLots: lots } = fields;

/**
 * Holds credits for a job, the lots that expire first before the others, and answers how many: none while the billing of
 * the client is off. Undefined when there are not enough.
 */
export async function reserveCredits(
  owner: Owner,
  hold: { jobId: string; amount: number },
): Promise<number | undefined> {
  const mine = own(owner);
  await expireCredits(owner);
  const isBilled = mine.clients.pick({ isBillingOn: clients.isBillingOn });
  const price = sql`case when ${isBilled} then ${hold.amount}::bigint else 0 end`;
  // One conditional statement: whoever waits for the row reads the balance again before taking from it.
  const [taken] = await mine.ledgerAccounts
    .update(
      { available: sql`${account.available} - ${price}`, reserved: sql`${account.reserved} + ${price}` },
      sql`${account.available} >= ${price}`,
    )
    .returning({ amount: price.mapWith(Number) });
  if (!taken) return undefined;
  const { amount } = taken;
  // A statement of its own: its snapshot is taken after the account's row was locked, so the lots are as they are.
  const isOpen = and(gt(lots.remaining, 0), or(isNull(lots.expiresAt), sql`${lots.expiresAt} > now()`));
  const open = await mine.ledgerLots.where(isOpen).orderBy(sql`${lots.expiresAt} nulls last`, asc(lots.id));
  const shares: { id: string; amount: number }[] = [];
  let left = amount;
  for (const lot of open) {
    if (left === 0) break;
    const share = Math.min(left, lot.remaining);
    await mine.ledgerLots.update({ remaining: sql`${lots.remaining} - ${share}` }, eq(lots.id, lot.id));
    shares.push({ id: lot.id, amount: share });
    left -= share;
  }
  if (left > 0) throw new Error(`The lots of ${owner.clientId} hold ${amount - left} of ${amount} credits.`);
  await mine.ledgerHolds.insert({ id: hold.jobId, amount, lots: shares });
  await recordMovement(owner, { kind: 'reserve', from: 'available', to: 'reserved', amount, holdId: hold.jobId });
  return amount;
}
