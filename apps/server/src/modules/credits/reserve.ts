import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { rows } from '../../db/rows.ts';
import { ledgerHolds } from '../../db/schema/ledger.ts';
import { expireCredits } from './expire.ts';
import { recordMovement } from './record-movement.ts';

const account = z.object({ amount: z.coerce.number() });
const share = z.object({ id: z.string(), amount: z.coerce.number() });

/**
 * Holds credits for a job, the lots that expire first before the others; false when there are not enough. While the
 * billing of a client is off the hold is of nothing.
 */
export async function reserveCredits(
  tx: Transaction,
  hold: { clientId: string; jobId: string; amount: number },
): Promise<boolean> {
  const { clientId, jobId } = hold;
  await expireCredits(tx, clientId);
  // One conditional statement: whoever waits for the row reads the balance anew before taking from it.
  const [taken] = await rows(
    tx,
    account,
    sql`update ledger_accounts set available = available - price.amount, reserved = reserved + price.amount
      from (select case when is_billing_on then ${hold.amount}::bigint else 0 end as amount
        from clients where id = ${clientId}) as price
      where client_id = ${clientId} and available >= price.amount
      returning price.amount`,
  );
  if (!taken) return false;
  // A statement of its own: its snapshot is taken after the account's row was locked, so the lots are as they are.
  const lots = await rows(
    tx,
    share,
    sql`with open as (
        select id, remaining, sum(remaining) over (order by expires_at nulls last, id) - remaining as before
        from ledger_lots
        where client_id = ${clientId} and remaining > 0 and (expires_at is null or expires_at > now())
      ), shares as (
        select id, least(remaining, ${taken.amount}::bigint - before) as amount from open where before < ${taken.amount}::bigint
      )
      update ledger_lots set remaining = remaining - shares.amount from shares where ledger_lots.id = shares.id
      returning ledger_lots.id, shares.amount`,
  );
  const found = lots.reduce((sum, lot) => sum + lot.amount, 0);
  if (found !== taken.amount) throw new Error(`The lots of ${clientId} hold ${found} of ${taken.amount} credits.`);
  await tx.insert(ledgerHolds).values({ id: jobId, clientId, amount: taken.amount, lots });
  await recordMovement(tx, {
    clientId,
    kind: 'reserve',
    from: 'available',
    to: 'reserved',
    amount: taken.amount,
    holdId: jobId,
  });
  return true;
}
