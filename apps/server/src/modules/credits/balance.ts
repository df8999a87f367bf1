import type { CreditBalance } from '@naksha/contract';
import { and, desc, eq, gt, or, sql } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';

const { ledgerAccounts: account, ledgerLots: lots } = fields;

/** Of one who has none and never had. */
export const noCredits: CreditBalance = {
  ...{ creditsLeft: 0, totalCredits: 0, currentTotal: 0, reserved: 0 },
  ...{ expiresAt: null, expiring: 0 },
};

/** The credits that a client has now. Expired lots do not count, even before they are taken back. */
export async function readBalance(owner: Owner): Promise<CreditBalance> {
  const mine = own(owner);
  const isOpen = gt(lots.remaining, 0);
  const expired = mine.ledgerLots.pick(
    { sum: sql`coalesce(sum(${lots.remaining}), 0)` },
    and(isOpen, sql`${lots.expiresAt} <= now()`),
  );
  const expires = mine.ledgerLots.pick(
    { next: sql`min(${lots.expiresAt})` },
    and(isOpen, sql`${lots.expiresAt} > now()`),
  );
  const expiring = mine.ledgerLots
    .pick({ sum: sql`sum(${lots.remaining})` }, and(isOpen, sql`${lots.expiresAt} > now()`))
    .groupBy(lots.expiresAt)
    .orderBy(lots.expiresAt)
    .limit(1);
  // Not of all that was ever granted: after years, all that comes with a new plan would be little of that.
  const holdsSome = and(isOpen, sql`coalesce(${lots.expiresAt} > now(), true)`);
  const latest = mine.ledgerLots.pick({ id: lots.id }).orderBy(desc(lots.createdAt), desc(lots.id)).limit(1);
  const current = mine.ledgerLots.pick({ sum: sql`sum(${lots.amount})` }, or(holdsSome, eq(lots.id, sql`${latest}`)));
  const [found] = await mine.ledgerAccounts.pick({
    available: account.available,
    reserved: account.reserved,
    granted: sql`-${account.granted}`.mapWith(Number),
    current: sql`coalesce(${current}, 0)`.mapWith(Number),
    expired: sql`${expired}`.mapWith(Number),
    expiring: sql`coalesce(${expiring}, 0)`.mapWith(Number),
    expires: sql<Date | null>`${expires}`.mapWith(lots.expiresAt),
  });
  if (!found) return noCredits;
  return {
    creditsLeft: found.available - found.expired,
    totalCredits: found.granted - found.expired,
    currentTotal: found.current,
    reserved: found.reserved,
    expiresAt: found.expires?.toISOString() ?? null,
    expiring: found.expiring,
  };
}
