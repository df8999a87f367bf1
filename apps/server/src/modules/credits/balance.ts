import type { CreditBalance } from '@naksha/contract';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../db/database.ts';
import { rows } from '../../db/rows.ts';

const amount = z.coerce.number();
const shape = z.object({
  available: amount,
  reserved: amount,
  granted: amount,
  expired: amount,
  expires: z.coerce.date().nullable(),
});

/** The credits of a client at this moment: lots that have expired count no more, whether or not they were taken back yet. */
export async function readBalance(db: Pick<Database, 'execute'>, clientId: string): Promise<CreditBalance> {
  const [found] = await rows(
    db,
    shape,
    sql`select available, reserved, -granted as granted,
        (select coalesce(sum(remaining), 0) from ledger_lots
          where client_id = ${clientId} and remaining > 0 and expires_at <= now()) as expired,
        (select min(expires_at) from ledger_lots
          where client_id = ${clientId} and remaining > 0 and expires_at > now()) as expires
      from ledger_accounts where client_id = ${clientId}`,
  );
  if (!found) return { creditsLeft: 0, totalCredits: 0, reserved: 0, expiresAt: null };
  return {
    creditsLeft: found.available - found.expired,
    totalCredits: found.granted - found.expired,
    reserved: found.reserved,
    expiresAt: found.expires?.toISOString() ?? null,
  };
}
