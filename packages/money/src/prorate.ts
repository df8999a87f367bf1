import { toMinor } from './minor-units.ts';

/**
 * What is left of a bought term, in minor units, to the millisecond and rounded down: all of it before the term, nothing after it.
 * Throws RangeError where `paid` is no amount, a moment is none or the term does not end after it begins.
 */
export function prorate(term: {
  readonly paid: number;
  readonly from: Date;
  readonly to: Date;
  readonly at: Date;
}): number {
  const paid = toMinor(term.paid, 'paid');
  const [from, to, at] = [term.from.getTime(), term.to.getTime(), term.at.getTime()];
  if (Number.isNaN(at) || !(from < to)) throw new RangeError('the term has no moments, or ends before it begins');
  if (at <= from) return term.paid;
  if (at >= to) return 0;
  return Number((paid * BigInt(to - at)) / BigInt(to - from));
}
