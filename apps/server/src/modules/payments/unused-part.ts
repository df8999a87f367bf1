import { prorate } from '@naksha/money';
import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';

const dayMs = 86_400_000;

/**
 * What is unused of a subscription before tax, in minor units, by whole days: one that has begun counts as used, so that a quote stays the
 * same for a day. It counts what was paid, and what an upgrade had counted before; what was given for nothing counts for nothing.
 */
export async function unusedPart(owner: Owner, running: Row<'subscriptions'>, now: Date): Promise<number> {
  const { paymentId, startsAt, endsAt } = running;
  if (paymentId === null) return 0;
  const [payment] = await own(owner).payments.where(eq(fields.payments.id, paymentId));
  if (!payment) return 0;
  const { quote, credited, total, refunded } = payment;
  const kept = total === 0 ? BigInt(quote.taxable) : (BigInt(quote.taxable) * BigInt(total - refunded)) / BigInt(total);
  const begun = Math.floor((now.getTime() - startsAt.getTime()) / dayMs) + 1;
  const at = new Date(startsAt.getTime() + Math.max(0, begun) * dayMs);
  return prorate({ paid: Number(kept) + credited, from: startsAt, to: endsAt, at });
}
