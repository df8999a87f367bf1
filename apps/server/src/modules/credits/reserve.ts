import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { expireCredits } from './expire.ts';
import { recordMovement } from './record-movement.ts';
import { takeFromLots } from './take-from-lots.ts';

const { clients, ledgerAccounts: account } = fields;

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
  const inOrder = await takeFromLots(owner, amount);
  await mine.ledgerHolds.insert({ id: hold.jobId, amount, lots: inOrder });
  await recordMovement(owner, { kind: 'reserve', from: 'available', to: 'reserved', amount, holdId: hold.jobId });
  return amount;
}
