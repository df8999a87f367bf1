import { and, asc, eq, gt, gte } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { own } from '../../db/own.ts';
import { publishEvent } from '../../jobs/publish-event.ts';
import type { Purse } from '../credits/record-fall.ts';
import { takePlanCredits } from '../credits/take-plan-credits.ts';
import { type Actor, logAction } from '../logs/log-action.ts';
import { moveBehind } from '../subscriptions/move-behind.ts';

const { subscriptions } = fields;

/**
 * Ends what was bought with a payment now, in the caller's transaction, whether it runs or is still to begin: its unspent credits are taken
 * back, how many is answered, and what was bought to follow it moves up.
 */
export async function endBought(owner: Purse, actor: Actor, paymentId: string, now: Date): Promise<number> {
  const mine = own(owner);
  const [bought] = await mine.subscriptions.where(eq(subscriptions.paymentId, paymentId));
  if (!bought) return 0;
  const { id, startsAt, endsAt, planId, planName } = bought;
  // Credits may outlast their plan.
  const taken = await takePlanCredits(owner, actor, { subscriptionId: id, reason: planName });
  await publishEvent(owner.db, { kind: 'credits', clientId: owner.clientId });
  if (endsAt <= now) return taken;
  const from = startsAt > now ? startsAt : now;
  await mine.subscriptions.update({ startsAt: startsAt > now ? now : startsAt, endsAt: now }, eq(subscriptions.id, id));
  await logAction(owner.db, actor, 'plan.ended', planId, { plan: planName });
  const ahead = await mine.subscriptions
    .where(and(gte(subscriptions.startsAt, endsAt), gt(subscriptions.endsAt, now)))
    .orderBy(asc(subscriptions.startsAt), asc(subscriptions.id));
  await moveBehind(owner, ahead, { from, now });
  return taken;
}
