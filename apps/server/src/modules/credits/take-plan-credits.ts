import { and, eq, gt, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { type Actor, logAction } from '../logs/log-action.ts';
import { expireCredits } from './expire.ts';
import { type Purse, recordFall } from './record-fall.ts';

const { ledgerAccounts: account, ledgerLots: lots } = fields;

/** Takes back what is unspent of the credits that came with a subscription, in the caller's transaction, and answers how many; what work holds stays held. */
export async function takePlanCredits(
  owner: Purse,
  actor: Actor,
  { subscriptionId, reason }: { readonly subscriptionId: string; readonly reason: string },
): Promise<number> {
  const mine = own(owner);
  // It locks the account: what is left does not change until the end.
  await expireCredits(owner);
  const isOpen = and(eq(lots.subscriptionId, subscriptionId), gt(lots.remaining, 0));
  const open = await mine.ledgerLots.pick({ remaining: lots.remaining }, isOpen).for('update');
  const amount = open.reduce((sum, { remaining }) => sum + remaining, 0);
  // What work gives back later is too late for a plan that has ended.
  await mine.ledgerLots.update({ remaining: 0, expiresAt: sql`now()` }, eq(lots.subscriptionId, subscriptionId));
  if (amount === 0) return 0;
  await mine.ledgerAccounts.update({
    available: sql`${account.available} - ${amount}`,
    granted: sql`${account.granted} + ${amount}`,
  });
  await recordFall(owner, [{ kind: 'correct', from: 'available', to: 'granted', amount, reason }]);
  const about = { amount: -amount, reason };
  await logAction(owner.db, { ...actor, clientId: owner.clientId }, 'credits.corrected', owner.clientId, about);
  return amount;
}
