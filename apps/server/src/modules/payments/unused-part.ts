import type { NothingOff } from '@naksha/contract';
import { prorate } from '@naksha/money';
import { and, eq, gt, sql, sum } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

const dayMs = 86_400_000;

export interface Unused {
  /** Before tax, in minor units. */
  readonly amount: number;
  /** Credits of the plan that go back for it, no more than are left. */
  readonly credits: number;
  /** Why the amount is nothing, where it is. */
  readonly nothingOff?: NothingOff;
}

/**
 * What is unused of a subscription: of its days and of its credits the lesser share, for with either used up there is nothing left to go
 * back. Days count whole: one that has begun counts as used, so that a quote stays the same for a day while nothing is spent. It counts what
 * was paid, and what an upgrade had counted before; what was given for nothing counts for nothing.
 */
export async function unusedPart(owner: Owner, running: Row<'subscriptions'>, now: Date): Promise<Unused> {
  const { paymentId, startsAt, endsAt, credits, subscriptionDays } = running;
  const nothing = (nothingOff: NothingOff) => ({ amount: 0, credits: 0, nothingOff });
  if (paymentId === null) return nothing('given');
  const [payment] = await own(owner).payments.where(eq(fields.payments.id, paymentId));
  if (!payment) return nothing('given');
  const { quote, credited, total, refunded } = payment;
  const worth = BigInt(quote.taxable) + BigInt(credited);
  // What went back takes the same share of all that it was worth, as in `refundable`.
  const paid = total === 0 ? worth : (worth * BigInt(total - refunded)) / BigInt(total);
  if (paid === 0n) return nothing(worth === 0n ? 'free' : 'returned');
  const begun = Math.floor((now.getTime() - startsAt.getTime()) / dayMs) + 1;
  const at = new Date(startsAt.getTime() + Math.max(0, begun) * dayMs);
  // Of what was moved while it ran only the rest of its days lies between its moments.
  const from = new Date(endsAt.getTime() - subscriptionDays * dayMs);
  const byDays = BigInt(prorate({ paid: Number(paid), from, to: endsAt, at }));
  if (byDays === 0n) return nothing('over');
  if (credits === 0) return { amount: Number(byDays), credits: 0 };
  const left = BigInt(Math.min(await creditsLeftOf(owner, running.id), credits));
  const byCredits = (paid * left) / BigInt(credits);
  const amount = byDays < byCredits ? byDays : byCredits;
  if (amount === 0n) return nothing('spent');
  return { amount: Number(amount), credits: Number((BigInt(credits) * amount) / paid) };
}

/** What came with a subscription and is unspent; what was given beside it was not paid for. */
async function creditsLeftOf(owner: Owner, subscriptionId: string): Promise<number> {
  const { ledgerLots: lots } = fields;
  const isLeft = and(eq(lots.subscriptionId, subscriptionId), gt(lots.remaining, 0), sql`${lots.expiresAt} > now()`);
  const [found] = await own(owner).ledgerLots.pick({ sum: sum(lots.remaining).mapWith(Number) }, isLeft);
  return found?.sum ?? 0;
}
