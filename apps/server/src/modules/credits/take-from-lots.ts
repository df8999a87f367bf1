import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';

const { ledgerLots: lots } = fields;

/**
 * Takes credits out of a client's open lots, those that came with the subscription `from`, where one is named, and then those that expire first before the others, and answers how many of which, the last taken last.
 * The caller has taken as many from the account, whose row is locked since.
 */
export async function takeFromLots(
  owner: Owner,
  amount: number,
  from: string | null = null,
): Promise<{ id: string; amount: number }[]> {
  const mine = own(owner);
  // A statement of its own: its snapshot is taken after the account's row was locked, so the lots are as they are.
  const isOpen = and(gt(lots.remaining, 0), or(isNull(lots.expiresAt), sql`${lots.expiresAt} > now()`));
  const order = sql`coalesce(${lots.subscriptionId} = ${from}::uuid, false) desc, ${lots.expiresAt} nulls last, ${lots.id}`;
  const before = sql`sum(${lots.remaining}) over (order by ${order}) - ${lots.remaining}`;
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
  return shares.toSorted((one, other) => one.before - other.before).map(({ id, amount }) => ({ id, amount }));
}
