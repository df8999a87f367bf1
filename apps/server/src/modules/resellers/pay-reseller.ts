import type { PayoutForm, Reseller } from '@naksha/contract';
import { formatMoney } from '@naksha/money';
import { and, eq, sql } from 'drizzle-orm';
import { commissions, resellers } from '../../db/schema/resellers.ts';
import { AppError } from '../../http/app-error.ts';
import { once } from '../../http/once.ts';
import type { SuperScope } from '../../http/scope.ts';
import { logAction } from '../logs/log-action.ts';
import { refuseStale } from '../users/refuse-stale.ts';
import { findReseller } from './find-reseller.ts';

/** Notes that a reseller was paid. Its row is locked before what is owed is summed: of two payouts at once the second knows of the first. */
export function payReseller(
  scope: SuperScope,
  { id, amount, currency, note, was }: PayoutForm & { id: string },
): Promise<Reseller> {
  return once(scope, async (tx) => {
    const [reseller] = await tx
      .select({ name: resellers.name })
      .from(resellers)
      .where(eq(resellers.id, id))
      .for('no key update');
    if (!reseller) throw new AppError('not_found');
    const [sum] = await tx
      .select({ owed: sql`coalesce(sum(${commissions.amount}), 0)`.mapWith(Number) })
      .from(commissions)
      .where(and(eq(commissions.resellerId, id), eq(commissions.currency, currency)));
    const owed = sum?.owed ?? 0;
    const now = { now: formatMoney(owed, currency, 'en'), owed };
    // Before it is asked whether it may be paid as well: no one is asked to send what can only be refused.
    if (amount > owed) throw new AppError('payout_beyond_owed', { field: 'amount', params: now });
    refuseStale(was, owed, () => now, 'owed_meanwhile');
    await tx.insert(commissions).values({ resellerId: id, kind: 'paid', amount: -amount, currency, note });
    const about = { name: reseller.name, total: formatMoney(amount, currency, 'en'), note };
    await logAction(tx, scope, 'reseller.paid', id, about);
    return findReseller(tx, id);
  });
}
