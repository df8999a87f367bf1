import type { Currency, TaxKind } from '@naksha/contract';
import { requireBasisPoints, shareOf, toMinor } from './minor-units.ts';
import type { Tax } from './tax-for.ts';

/** What a coupon gives: basis points of the price, an amount in minor units of the plan's currency, or credits on top. */
export type Discount =
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'amount'; readonly amount: number }
  | { readonly kind: 'credits'; readonly credits: number };

export interface QuoteRequest {
  /** The price before tax, in minor units. */
  readonly plan: { readonly amount: number; readonly currency: Currency };
  readonly coupon?: Discount | undefined;
  /** What is left of the running subscription before tax, in minor units. */
  readonly credit?: number | undefined;
  readonly tax: Pick<Tax, 'parts'>;
}

/** A line of what is to be paid, in minor units; what is taken off is negative. A tax has its rate in basis points. */
export interface QuoteLine {
  readonly kind: 'plan' | 'discount' | 'proration' | TaxKind;
  readonly amount: number;
  readonly rate?: number;
}

export interface Quote {
  readonly currency: Currency;
  /** They sum to the total. What takes nothing off has no line. */
  readonly lines: readonly QuoteLine[];
  readonly taxable: number;
  readonly tax: number;
  /** Where it is 0, nothing is to be paid. */
  readonly total: number;
  readonly extraCredits: number;
  /** What of the credit is more than the price: the line of proration and it are the credit, whatever there is. */
  readonly left: number;
}

/**
 * What a plan costs: the price, less the coupon's discount, less what is left of the running subscription, and the tax on the rest, each
 * part of it rounded once for the whole invoice. Neither takes off more than is there; what is left over of the running subscription is answered.
 * Throws RangeError for amounts, credits and rates that are negative, broken or too large.
 */
export function quote({ plan, coupon, credit = 0, tax }: QuoteRequest): Quote {
  const price = toMinor(plan.amount, 'plan');
  const discount = discountOf(price, coupon);
  const proration = least(price - discount, toMinor(credit, 'credit'));
  const taxable = price - discount - proration;
  const taxes = tax.parts.map(({ kind, rate }) => ({
    kind,
    rate,
    amount: shareOf(taxable, requireBasisPoints(rate, kind)),
  }));
  const taxed = taxes.reduce((sum, { amount }) => sum + amount, 0n);
  const lines: QuoteLine[] = [{ kind: 'plan', amount: plan.amount }];
  if (discount > 0n) lines.push({ kind: 'discount', amount: toNumber(-discount) });
  if (proration > 0n) lines.push({ kind: 'proration', amount: toNumber(-proration) });
  for (const { kind, rate, amount } of taxes) lines.push({ kind, amount: toNumber(amount), rate });
  return {
    currency: plan.currency,
    lines,
    taxable: toNumber(taxable),
    tax: toNumber(taxed),
    total: toNumber(taxable + taxed),
    extraCredits: coupon?.kind === 'credits' ? toNumber(toMinor(coupon.credits, 'credits')) : 0,
    left: toNumber(toMinor(credit, 'credit') - proration),
  };
}

function discountOf(price: bigint, coupon: Discount | undefined): bigint {
  if (coupon?.kind === 'percentage') return shareOf(price, requireBasisPoints(coupon.percent, 'percent'));
  if (coupon?.kind === 'amount') return least(price, toMinor(coupon.amount, 'discount'));
  return 0n;
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

function toNumber(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new RangeError('total is no amount in minor units');
  return number;
}
