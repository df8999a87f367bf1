import {
  type BillingFacts,
  type PaymentPurpose,
  type PaymentQuote,
  type PlanTerms,
  purposeOf,
  type SellerFacts,
} from '@naksha/contract';
import { type Discount, quote, serviceCode, type TaxParty, taxFor } from '@naksha/money';
import { and, eq, gt, inArray, max, ne } from 'drizzle-orm';
import { databaseTime } from '../../db/database-time.ts';
import { fields } from '../../db/fields.ts';
import { type Owner, own } from '../../db/own.ts';
import { plans } from '../../db/schema/plans.ts';
import type { Row } from '../../db/tables.ts';
import { AppError } from '../../http/app-error.ts';
import { type CouponRow, findCoupon } from '../coupons/find-coupon.ts';
import { isOnSale, isSold } from '../plans/find-plan.ts';
import { termsOfPlan } from '../plans/terms-of-plan.ts';
import { findSubscription } from '../subscriptions/find-subscription.ts';
import { planStateOf } from '../subscriptions/plan-state-of.ts';
import { getBillingFacts } from './get-billing-facts.ts';
import { getSeller } from './get-seller.ts';
import { type Unused, unusedPart } from './unused-part.ts';

export interface Basket {
  readonly planId: string;
  readonly couponCode?: string | undefined;
}

/** A quote with everything that a payment keeps of it. */
export interface Quoted {
  readonly quote: PaymentQuote;
  readonly terms: PlanTerms;
  readonly parties: { readonly seller: SellerFacts; readonly buyer: BillingFacts };
  readonly coupon: CouponRow | undefined;
  readonly replaces: string | null;
  readonly credited: number;
}

const dayMs = 86_400_000;
const none: Unused = { amount: 0, credits: 0 };

/**
 * What a plan comes to for a client now. `holder` is a payment that is open for the same basket: what it holds counts for none beside it.
 * Throws AppError with why the plan, or the coupon, cannot be bought.
 */
export async function quoteBasket(owner: Owner, { planId, couponCode }: Basket, holder?: string): Promise<Quoted> {
  const now = await databaseTime(owner.db);
  const plan = await findOnSale(owner, planId);
  const terms = termsOfPlan(plan);
  const parties = await partiesOf(owner);
  const running = await findSubscription(owner);
  const wanted = purposeIn(running, { planId, terms });
  const unused = running && wanted === 'upgrade' ? await unusedPart(owner, running, now) : none;
  const coupon = couponCode ? await findCoupon(owner, { code: couponCode, planId, terms, now, holder }) : undefined;
  const discount = coupon && discountOf(coupon);
  const tax = taxFor({
    seller: partyOf(parties.seller),
    buyer: partyOf(parties.buyer),
    rates: ratesOf(parties.seller),
  });
  const asked = { plan: terms, coupon: discount, tax };
  const upgraded = quote({ ...asked, credit: unused.amount });
  // What was paid is kept: where more of it is unused than the new plan costs, that one waits for its end.
  const isOutweighed = upgraded.left > 0;
  const { lines, taxable, tax: taxed, total, extraCredits } = isOutweighed ? quote(asked) : upgraded;
  const purpose = isOutweighed ? 'downgrade' : wanted;
  const replaces = purpose === 'upgrade' ? running : undefined;
  const startsAt = running && !replaces ? await endOfAll(owner, running, now) : now;
  const share = discount?.kind === 'percentage' ? discount.percent : null;
  const credited = replaces ? unused.amount : 0;
  if (replaces && credited > 0) await refuseCounted(owner, replaces.id, holder);
  const creditsBack = replaces ? unused.credits : 0;
  return {
    quote: {
      ...{ planId, planVersion: plan.version, purpose, taxable, tax: taxed, total },
      lines: lines.map(({ kind, amount, rate }) => ({
        kind,
        amount,
        basisPoints: kind === 'discount' ? share : (rate ?? null),
      })),
      currency: terms.currency,
      couponCode: coupon?.code ?? null,
      credits: terms.credits + extraCredits,
      ...(creditsBack > 0 && { creditsBack }),
      ...(replaces && unused.nothingOff && { nothingOff: unused.nothingOff }),
      ...(isOutweighed && { unused: unused.amount }),
      startsAt: startsAt.toISOString(),
      endsAt: new Date(startsAt.getTime() + terms.subscriptionDays * dayMs).toISOString(),
    },
    ...{ terms, parties, coupon, credited },
    replaces: replaces?.id ?? null,
  };
}

/** What is offered to everybody, or what the client is on or was on last, which may have been made for it alone. */
async function findOnSale(owner: Owner, planId: string) {
  const { subscription } = await planStateOf(owner);
  const isOffered = subscription?.planId === planId ? isSold() : isOnSale();
  const [plan] = await owner.db
    .select()
    .from(plans)
    .where(and(eq(plans.id, planId), isOffered));
  if (!plan) throw new AppError('plan_not_on_sale', { field: 'planId' });
  return plan;
}

async function partiesOf(owner: Owner): Promise<Quoted['parties']> {
  const { facts: seller } = await getSeller(owner);
  if (!seller) throw new AppError('seller_required');
  const { facts: buyer } = await getBillingFacts(owner);
  if (!buyer) throw new AppError('billing_facts_required');
  return { seller, buyer };
}

interface Wanted {
  readonly planId: string;
  readonly terms: PlanTerms;
}

/** Whether it begins at once, follows what was bought, or takes the place of what runs. What was given is in no currency. */
function purposeIn(running: Row<'subscriptions'> | undefined, { planId, terms }: Wanted): PaymentPurpose {
  if (running && running.paymentId !== null && running.currency !== terms.currency)
    throw new AppError('other_currency', { field: 'planId' });
  return purposeOf({ planId, ...terms }, running);
}

/** When all that was bought before has ended. */
async function endOfAll(owner: Owner, running: Row<'subscriptions'>, now: Date): Promise<Date> {
  const { endsAt } = fields.subscriptions;
  const [last] = await own(owner).subscriptions.pick({ end: max(endsAt) }, gt(endsAt, now));
  return last?.end ?? running.endsAt;
}

function discountOf({ kind, value }: CouponRow): Discount {
  if (kind === 'percentage') return { kind, percent: value };
  return kind === 'amount' ? { kind, amount: value } : { kind, credits: value };
}

function partyOf({ country, stateCode, gstin }: BillingFacts | SellerFacts): TaxParty {
  return { country, ...(stateCode !== null && { stateCode }), ...(gstin !== null && { gstin }) };
}

function ratesOf({ rates }: SellerFacts) {
  return Object.entries({ IN: serviceCode.rate, ...rates }).map(([country, rate]) => ({ country, rate }));
}

/** What is unused of a plan pays once. */
async function refuseCounted(owner: Owner, replaces: string, holder: string | undefined): Promise<void> {
  const { payments } = fields;
  const isOther = holder === undefined ? undefined : ne(payments.id, holder);
  const isLive = inArray(payments.state, ['pending', 'verifying', 'paid', 'refunded']);
  const isCounting = and(eq(payments.replaces, replaces), gt(payments.credited, 0), isLive, isOther);
  const [other] = await own(owner).payments.pick({ id: payments.id }, isCounting).limit(1);
  if (other) throw new AppError('upgrade_open', { field: 'planId' });
}
