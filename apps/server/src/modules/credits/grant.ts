import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { ledgerAccounts, ledgerLots } from '../../db/schema/ledger.ts';
import { recordMovement } from './record-movement.ts';

interface Grant {
  clientId: string;
  /** Whole credits, more than none. */
  amount: number;
  /** Null for credits that do not expire. */
  expiresAt: Date | null;
  reason: string;
}

/** Adds a lot of credits to a client. */
export async function grantCredits(tx: Transaction, { clientId, amount, expiresAt, reason }: Grant): Promise<void> {
  await tx
    .insert(ledgerAccounts)
    .values({ clientId, granted: -amount, available: amount })
    .onConflictDoUpdate({
      target: ledgerAccounts.clientId,
      set: {
        granted: sql`${ledgerAccounts.granted} - ${amount}`,
        available: sql`${ledgerAccounts.available} + ${amount}`,
      },
    });
  await tx.insert(ledgerLots).values({ clientId, amount, remaining: amount, expiresAt });
  await recordMovement(tx, { clientId, kind: 'grant', from: 'granted', to: 'available', amount, reason });
}
