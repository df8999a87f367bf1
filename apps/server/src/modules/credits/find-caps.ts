import { and, inArray, isNotNull } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { usedThisMonth } from './used-this-month.ts';

/** What a user may spend in a month, and has spent or holds in this one. */
export interface Cap {
  readonly limit: number;
  readonly used: number;
}

/** The caps of these users, by their ids; a user who may spend all there is has none. */
export async function findCaps(owner: Owner, userIds: readonly string[]): Promise<Map<string, Cap>> {
  if (userIds.length === 0) return new Map();
  const { id, creditCap } = fields.users;
  const capped = and(inArray(id, [...userIds]), isNotNull(creditCap));
  // What is used is not summed up for those who have none: it grows with all that they ever do.
  const found = await own(owner).users.pick({ id, limit: creditCap, used: usedThisMonth(owner, id) }, capped);
  return new Map(found.flatMap(({ id, limit, used }) => (limit === null ? [] : [[id, { limit, used }] as const])));
}

/**
 * Refuses a user who would spend more than they may in a month. After the client's account was locked, as holding credits does: what
 * others of the same instant take is then counted.
 */
export async function refusePastCap(owner: Owner, { userId, cost }: { userId: string; cost: number }): Promise<void> {
  if (cost === 0) return;
  refuseOverCap((await findCaps(owner, [userId])).get(userId), cost);
}

/** Throws AppError where a cost would bring a user past their cap. */
export function refuseOverCap(cap: Cap | undefined, cost: number): void {
  if (cost === 0 || !cap || cap.used + cost <= cap.limit) return;
  const left = Math.max(0, cap.limit - cap.used);
  throw new AppError('credit_cap_reached', { params: { cost, left, limit: cap.limit } });
}
