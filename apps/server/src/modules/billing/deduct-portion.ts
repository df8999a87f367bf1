import { findOperation, type OperationPrices, priceOf } from '@naksha/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { validate as isUuid, v7 as newId } from 'uuid';
import type { Transaction } from '../../db/database.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { AppError } from '../../http/app-error.ts';
import { findCaps, refuseOverCap } from '../credits/find-caps.ts';
import { lockCredits, spendCredits } from '../credits/spend-credits.ts';
import type { Post } from '../mail/keep-letter.ts';
import { requirePlan } from '../subscriptions/require-plan.ts';
import type { Outcome } from './in-portions.ts';

export interface Charge {
  readonly userId: string;
  readonly feature: string;
  readonly images: number;
  readonly requestId: string;
  /** Of what is charged for: a request that comes again says the same. */
  readonly bodyHash: string;
}

export interface Charged {
  readonly success: true;
  readonly creditsDeducted: number;
  readonly creditsLeft: number;
}

interface Work {
  readonly tx: Transaction;
  readonly post: Post;
  readonly clientId: string;
}

/**
 * Charges one client for several requests, one after the other as they stand, in the caller's transaction: its account is locked, and each is judged by what those
 * before it left. Where a request is a job of the client that holds credits or was charged, nothing is taken and the balance answered.
 */
export async function deductPortion(
  { tx, post, clientId }: Work,
  charges: readonly Charge[],
): Promise<Outcome<Charged>[]> {
  const owner = { db: tx, clientId, post };
  let left = await lockCredits(owner);
  const answered = await findAnswered(owner, charges);
  const held = await findHeld(owner, charges);
  const judge = await openJudge(owner, charges);
  const spent: (Charge & { readonly jobId: string; readonly amount: number; readonly answer: Charged })[] = [];
  const outcomes = charges.map((charge): Outcome<Charged> => {
    const earlier = answered.get(charge.requestId);
    if (earlier?.bodyHash === charge.bodyHash && earlier.answer) return { answer: earlier.answer };
    if (earlier) return { refusal: new AppError('idempotency_mismatch', { field: 'requestId' }) };
    if (held.has(charge.requestId.toLowerCase()))
      return { answer: { success: true, creditsDeducted: 0, creditsLeft: left ?? 0 } };
    try {
      const amount = judge(charge, left);
      left = (left ?? 0) - amount;
      const answer = { success: true as const, creditsDeducted: amount, creditsLeft: left };
      answered.set(charge.requestId, { bodyHash: charge.bodyHash, answer });
      spent.push({ ...charge, jobId: newId(), amount, answer });
      return { answer };
    } catch (refusal) {
      if (refusal instanceof AppError) return { refusal };
      throw refusal;
    }
  });
  if (spent.length === 0) return outcomes;
  await spendCredits(owner, spent);
  await own(owner).deductions.insert(
    spent.map(({ requestId, bodyHash, answer, jobId: holdId }) => ({ requestId, bodyHash, answer, holdId })),
  );
  return outcomes;
}

/** What was charged for before, by its request. The account is locked: what comes at the same time is seen, or waits. */
async function findAnswered(owner: Owner, charges: readonly Charge[]) {
  const { requestId, bodyHash, answer } = fields.deductions;
  const isAmong = inArray(
    requestId,
    charges.map((charge) => charge.requestId),
  );
  const found = await own(owner).deductions.pick({ requestId, bodyHash, answer }, isAmong);
  return new Map(found.map((row) => [row.requestId, { bodyHash: row.bodyHash, answer: row.answer }]));
}

/** The requests that are work of the client's own which its hold pays for, or has paid for: they are not charged for again. */
async function findHeld(owner: Owner, charges: readonly Charge[]): Promise<ReadonlySet<string>> {
  const { id, state } = fields.ledgerHolds;
  const ids = charges.flatMap(({ requestId }) => (isUuid(requestId) ? [requestId] : []));
  if (ids.length === 0) return new Set();
  const isCharged = and(inArray(id, ids), inArray(state, ['open', 'settled']));
  const found = await own(owner).ledgerHolds.pick({ id }, isCharged);
  return new Set(found.map((hold) => hold.id));
}

/** Says what a charge costs by what is left, or throws AppError with why it is refused; what it lets through counts for those after it. */
async function openJudge(owner: Owner, charges: readonly Charge[]) {
  const mine = own(owner);
  const { id, isActive } = fields.users;
  const ids = [...new Set(charges.map(({ userId }) => userId))];
  const users = await mine.users.pick({ id }, and(inArray(id, ids), eq(isActive, true)));
  const active = new Set(users.map((user) => user.id));
  const plan = await pricesOrRefusal(owner);
  const [client] = await mine.clients.pick({ isBillingOn: fields.clients.isBillingOn });
  const caps = await findCaps(owner, [...active]);
  return ({ userId, feature, images }: Charge, left: number | undefined): number => {
    if (!active.has(userId)) throw new AppError('not_found', { field: 'userId' });
    if ('refusal' in plan) throw plan.refusal;
    // While billing is off work costs nothing, so that no price is asked for.
    const amount = client?.isBillingOn ? featurePrice(feature, plan.prices) * images : 0;
    if (left === undefined || amount > left) throw new AppError('quota_insufficient');
    const cap = caps.get(userId);
    refuseOverCap(cap, amount);
    if (cap) caps.set(userId, { ...cap, used: cap.used + amount });
    return amount;
  };
}

async function pricesOrRefusal(owner: Owner): Promise<{ prices: OperationPrices } | { refusal: AppError }> {
  try {
    return { prices: await requirePlan(owner) };
  } catch (refusal) {
    if (refusal instanceof AppError) return { refusal };
    throw refusal;
  }
}

/** Credits for one picture of a feature: an operation of this product, or one that the plan names. */
function featurePrice(feature: string, prices: OperationPrices): number {
  const row = findOperation(feature);
  if (row) return priceOf(row, prices);
  const price = Object.hasOwn(prices, feature) ? prices[feature] : undefined;
  if (price === undefined) throw new AppError('feature_unpriced', { field: 'feature', params: { feature } });
  return price;
}
