import { toMinor } from './minor-units.ts';

/** A settled payment and what became of it, in minor units. */
interface Settled {
  readonly total: number;
  /** Of the total what is before tax. */
  readonly taxable: number;
  /** What the unused part of another plan counted for it. */
  readonly credited: number;
  readonly refunded: number;
  /** What the unused part of its own plan counts for in an upgrade, before tax. */
  readonly counted: number;
}

/**
 * What of a payment can still be given back, tax included, and what cannot because an upgrade counts it: the same share of the total as it is of
 * what the plan was worth, rounded up, so that nothing goes back twice. Throws RangeError for what is no amount.
 */
export function refundable(payment: Settled): { readonly left: number; readonly kept: number } {
  const { open, share } = partsOf(payment);
  const isAll = share >= open;
  const kept = isAll ? open : share;
  return { left: Number(open - kept), kept: Number(kept) };
}

/**
 * Whether what an upgrade counts of a payment is still there: with its tax, and with what went back already, it is no more than came. Throws
 * RangeError for what is no amount.
 */
export function isCountable(payment: Settled): boolean {
  const { open, share } = partsOf(payment);
  return share <= open;
}

/** What has not gone back, and what an upgrade counts with its tax, rounded up. */
function partsOf(payment: Settled): { readonly open: bigint; readonly share: bigint } {
  const total = toMinor(payment.total, 'total');
  const worth = toMinor(payment.taxable, 'taxable') + toMinor(payment.credited, 'credited');
  const counted = toMinor(payment.counted, 'counted');
  const open = total - toMinor(payment.refunded, 'refunded');
  if (open < 0n) throw new RangeError('more was given back than came');
  return { open, share: worth === 0n ? 0n : (total * BigInt(counted) + worth - 1n) / worth };
}
