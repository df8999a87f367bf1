import type { Owner } from '../../db/own.ts';
import { findCaps, refuseOverCap } from './find-caps.ts';

/**
 * Refuses a user who would spend more than they may in a month. After the client's account was locked, as holding credits does: what
 * others of the same instant take is then counted.
 */
export async function refusePastCap(owner: Owner, { userId, cost }: { userId: string; cost: number }): Promise<void> {
  if (cost === 0) return;
  refuseOverCap((await findCaps(owner, [userId])).get(userId), cost);
}
