import { sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { recordMovement } from './record-movement.ts';

const { ledgerAccounts: account } = fields;

interface Grant {
  /** Whole credits, more than none. */
  amount: number;
  /** Null for credits that do not expire. */
  expiresAt: Date | null;
  reason: string;
  /** The subscription that they come with. */
  subscriptionId?: string;
}

/** Adds a lot of credits to a client. */
export async function grantCredits(owner: Owner, { amount, expiresAt, reason, subscriptionId }: Grant): Promise<void> {
  const mine = own(owner);
  await mine.ledgerAccounts.insert({}).onConflictDoNothing();
  await mine.ledgerAccounts.update({
    granted: sql`${account.granted} - ${amount}`,
    available: sql`${account.available} + ${amount}`,
  });
  await mine.ledgerLots.insert({ amount, remaining: amount, expiresAt, subscriptionId: subscriptionId ?? null });
  await recordMovement(owner, { kind: 'grant', from: 'granted', to: 'available', amount, reason });
}
