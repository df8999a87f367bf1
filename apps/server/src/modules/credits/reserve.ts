import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
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
  const before = sql`sum(${lots.remaining}) over (order by ${lots.expiresAt} nulls last, ${lots.id}) - ${lots.remaining}`;
  const due = mine.ledgerLots
    .pick(
      {
        id: lots.id,
        before: before.mapWith(Number).as('before'),
        share: sql`least(${lots.remaining}, ${amount}::bigint - (${before}))`.mapWith(Number).as('share'),
      },
      isOpen,
    )
    .as('due');
  const shares = await mine.ledgerLots
    .update({ remaining: sql`${lots.remaining} - ${due.share}` }, and(eq(lots.id, due.id), gt(due.share, 0)))
    .from(due)
    .returning({ id: lots.id, amount: due.share, before: due.before });
  const found = shares.reduce((sum, share) => sum + share.amount, 0);
  if (found !== amount) throw new Error(`The lots of ${owner.clientId} hold ${found} of ${amount} credits.`);
  // What is returned goes back to the lot taken last.
  const inOrder = shares.toSorted((one, other) => one.before - other.before).map(({ id, amount }) => ({ id, amount }));
  await mine.ledgerHolds.insert({ id: hold.jobId, amount, lots: inOrder });
  await recordMovement(owner, { kind: 'reserve', from: 'available', to: 'reserved', amount, holdId: hold.jobId });
  return amount;
}
