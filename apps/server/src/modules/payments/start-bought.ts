import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import type { Row } from '../../db/tables.ts';
import { readBalance } from '../credits/balance.ts';
import { moveCredits } from '../credits/correct-credits.ts';
import { expireCredits } from '../credits/expire.ts';
import { grantCredits } from '../credits/grant.ts';
import type { Purse } from '../credits/record-fall.ts';
import { type Actor, logAction } from '../logs/log-action.ts';
import { moveBehind } from '../subscriptions/move-behind.ts';
import { startSubscription } from '../subscriptions/start-subscription.ts';

const dayMs = 86_400_000;
const { refunds, subscriptions } = fields;

/**
 * Starts what a payment paid for. An upgrade ends what it replaces now; everything else begins when all that was bought before has ended, or
 * now where nothing runs. What else was bought follows it without a gap, and not a day shorter.
 */
export async function startBought(
  owner: Purse,
  actor: Actor,
  payment: Row<'payments'>,
  now: Date,
): Promise<Row<'subscriptions'>> {
  const { id: paymentId, terms, planId, planVersion, purpose, replaces, quote } = payment;
  const isUpgrade = purpose === 'upgrade';
  const ended = isUpgrade && replaces !== null ? await endEarly(owner, actor, replaces, now) : undefined;
  const ahead = await own(owner)
    .subscriptions.where(gt(subscriptions.endsAt, now))
    .orderBy(asc(subscriptions.startsAt), asc(subscriptions.id));
  const isBusy = !isUpgrade && ahead.some(({ startsAt }) => startsAt <= now);
  const startsAt = isBusy ? new Date(Math.max(...ahead.map(({ endsAt }) => endsAt.getTime()))) : now;
  const bought = { terms, planId, planVersion, startsAt, credits: terms.credits, paymentId, reason: terms.name };
  const started = await startSubscription(owner, { ...bought, by: actor });
  const extra = quote.credits - terms.credits;
  const expiresAt = new Date(startsAt.getTime() + terms.creditValidityDays * dayMs);
  const comesWith = { expiresAt, reason: quote.couponCode ?? terms.name, subscriptionId: started.id };
  if (extra > 0) await grantCredits(owner, { amount: extra, ...comesWith });
  const back = quote.creditsBack ?? 0;
  const taken = isUpgrade && replaces !== null && !ended ? await takenWithRefund(owner, replaces, back) : 0;
  const change = ended ? `${ended.planName} → ${terms.name}` : terms.name;
  if (back > taken) await takeBack(owner, actor, { wanted: back - taken, reason: change, from: replaces });
  if (!isBusy) await moveBehind(owner, ahead, { from: started.endsAt, now });
  return started;
}

interface Taking {
  readonly wanted: number;
  readonly reason: string;
  readonly from: string | null;
}

/**
 * Takes the credits back that were paid back with the days of what an upgrade replaces. After the new ones were granted: first of what came
 * with the plan `from`, and whoever spent theirs between quote and payment gives of those. No more than are left, for what is held by work under way is spent.
 */
async function takeBack(owner: Purse, actor: Actor, { wanted, reason, from }: Taking): Promise<void> {
  await expireCredits(owner);
  const { creditsLeft } = await readBalance(owner);
  const amount = Math.min(wanted, creditsLeft);
  if (amount === 0) return;
  await moveCredits(owner, -amount, reason, from);
  await logAction(owner.db, { ...actor, clientId: owner.clientId }, 'credits.corrected', owner.clientId, {
    amount: -amount,
    reason,
  });
}

/** How many credits of a subscription went with the refunds that ended it: they are not taken again. Where that was not kept, all that go back. */
async function takenWithRefund(owner: Owner, subscriptionId: string, back: number): Promise<number> {
  const mine = own(owner);
  const paidWith = mine.subscriptions.pick({ id: subscriptions.paymentId }, eq(subscriptions.id, subscriptionId));
  const isEnding = and(inArray(refunds.paymentId, paidWith), eq(refunds.endsPlan, true), eq(refunds.state, 'done'));
  // One that settles after the plan was ended for another took nothing more.
  const endings = await mine.refunds.pick({ taken: refunds.creditsTaken }, isEnding);
  return endings.reduce((sum, { taken }) => sum + (taken ?? back), 0);
}

async function endEarly(owner: Owner, actor: Actor, id: string, now: Date): Promise<Row<'subscriptions'> | undefined> {
  const isGoing: SQL | undefined = and(eq(subscriptions.id, id), gt(subscriptions.endsAt, now));
  const [ended] = await own(owner).subscriptions.update({ endsAt: now }, isGoing).returning();
  if (ended) await logAction(owner.db, actor, 'plan.ended', ended.planId, { plan: ended.planName });
  return ended;
}
