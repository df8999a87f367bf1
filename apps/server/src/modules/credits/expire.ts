import { and, gt, inArray, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { recordMovement } from './record-movement.ts';

const { ledgerAccounts: account, ledgerLots: lots } = fields;

/**
 * Takes back what is left of lots that have expired. The client's account is locked first, as every movement does: until
 * the transaction ends its lots stay as they are seen here, and a credit is either spent or expired.
 */
export async function expireCredits(owner: Owner): Promise<void> {
  const mine = own(owner);
  await mine.ledgerAccounts.pick({ clientId: account.clientId }).for('update');
  const isDue = and(gt(lots.remaining, 0), sql`${lots.expiresAt} <= now()`);
  const due = await mine.ledgerLots.pick({ id: lots.id, remaining: lots.remaining }, isDue).for('update');
  if (due.length === 0) return;
  const ids = due.map((lot) => lot.id);
  const amount = due.reduce((sum, lot) => sum + lot.remaining, 0);
  await mine.ledgerLots.update({ remaining: 0 }, inArray(lots.id, ids));
  await mine.ledgerAccounts.update({
    available: sql`${account.available} - ${amount}`,
    granted: sql`${account.granted} + ${amount}`,
  });
  await recordMovement(owner, { kind: 'expire', from: 'available', to: 'granted', amount });
}
