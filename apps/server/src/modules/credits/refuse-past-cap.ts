import { eq } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { usedThisMonth } from './used-this-month.ts';

/** What a user may spend in a month, and has spent or holds in this one; undefined for one who may spend all there is. */
export async function findCap(owner: Owner, userId: string): Promise<{ limit: number; used: number } | undefined> {
  const { id, creditCap } = fields.users;
  const [user] = await own(owner).users.pick({ limit: creditCap, used: usedThisMonth(owner, userId) }, eq(id, userId));
  return user && user.limit !== null ? { limit: user.limit, used: user.used } : undefined;
}

/**
 * Refuses a user who would spend more than they may in a month. After the client's account was locked, as holding credits does: what
 * others of the same instant take is then counted.
 */
export async function refusePastCap(owner: Owner, { userId, cost }: { userId: string; cost: number }): Promise<void> {
  if (cost === 0) return;
  const cap = await findCap(owner, userId);
  if (!cap || cap.used + cost <= cap.limit) return;
  const left = Math.max(0, cap.limit - cap.used);
  throw new AppError('credit_cap_reached', { params: { cost, left, limit: cap.limit } });
}
