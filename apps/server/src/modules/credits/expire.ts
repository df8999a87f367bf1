import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '../../db/database.ts';
import { rows } from '../../db/rows.ts';
import { recordMovement } from './record-movement.ts';

const count = z.object({ amount: z.coerce.number() });

/**
 * Takes back what is left of lots that have expired. The client's account is locked first, as every movement does: until
 * the transaction ends its lots stay as they are seen here, and a credit is either spent or expired.
 */
export async function expireCredits(tx: Transaction, clientId: string): Promise<void> {
  await tx.execute(sql`select from ledger_accounts where client_id = ${clientId} for update`);
  const due = sql`client_id = ${clientId} and remaining > 0 and expires_at <= now()`;
  const [expired] = await rows(
    tx,
    count,
    sql`with due as (select id, remaining from ledger_lots where ${due} for update),
      emptied as (update ledger_lots set remaining = 0 from due where ledger_lots.id = due.id)
      select coalesce(sum(remaining), 0) as amount from due`,
  );
  if (!expired || expired.amount === 0) return;
  await tx.execute(
    sql`update ledger_accounts set available = available - ${expired.amount}, granted = granted + ${expired.amount}
      where client_id = ${clientId}`,
  );
  await recordMovement(tx, { clientId, kind: 'expire', from: 'available', to: 'granted', amount: expired.amount });
}
