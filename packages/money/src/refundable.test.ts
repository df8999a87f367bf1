import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prorate } from './prorate.ts';
import { quote } from './quote.ts';
import { isCountable, refundable } from './refundable.ts';

const bought = { total: 118_000, taxable: 100_000, credited: 0, refunded: 0, counted: 0 };

it.each([
  ['all of it, where nothing was counted', {}, 118_000, 0],
  ['the rest, where a part went back', { refunded: 18_000 }, 100_000, 0],
  ['what no upgrade counted, with its tax', { counted: 40_000 }, 70_800, 47_200],
  ['nothing, where an upgrade counted all that was left', { refunded: 59_000, counted: 50_000 }, 0, 59_000],
  ['a share of what was paid and of what an upgrade brought', { credited: 100_000, counted: 100_000 }, 59_000, 59_000],
  ['nothing of what was for nothing', { total: 0, taxable: 0, counted: 0 }, 0, 0],
])('can be given back: %s', (_, changes, left, kept) => {
  expect(refundable({ ...bought, ...changes })).toEqual({ left, kept });
});

it.each([
  [{ counted: 50_000, refunded: 59_000 }, true],
  [{ counted: 50_000, refunded: 59_001 }, false],
  [{ counted: 100_000, credited: 100_000, refunded: 59_000 }, true],
  [{ counted: 1, refunded: 118_000 }, false],
  [{ counted: 0, refunded: 118_000 }, true],
])('is there to be counted, where not too much went back: %o %s', (changes, isThere) => {
  expect(isCountable({ ...bought, ...changes })).toBe(isThere);
});

it('refuses what is no amount, and more that went back than came', () => {
  expect(() => refundable({ ...bought, counted: -1 })).toThrow(RangeError);
  expect(() => refundable({ ...bought, refunded: 118_001 })).toThrow(RangeError);
});

/** Days of a plan, its price, how far it has run, and what is bought instead, from a few paise to the dearest. */
const amount = fc.oneof(fc.nat(100), fc.nat(1_000_000_000));
const upgrade = fc.record({
  price: amount,
  days: fc.integer({ min: 1, max: 400 }),
  begun: fc.nat(400),
  rate: fc.nat(5_000),
  next: amount,
  back: fc.nat(10_000),
});

it('keeps what was paid through an upgrade: worth before and what is paid is worth after, and what counts is not given back as well', () => {
  fc.assert(
    fc.property(upgrade, ({ price, days, begun, rate, next, back }) => {
      const tax = { parts: [{ kind: 'tax' as const, rate }] };
      const first = quote({ plan: { amount: price, currency: 'INR' }, tax });
      const refunded = Number((BigInt(first.total) * BigInt(back)) / 10_000n);
      const paid =
        first.total === 0 ? 0n : (BigInt(first.taxable) * BigInt(first.total - refunded)) / BigInt(first.total);
      const from = new Date(0);
      const day = (count: number) => new Date(count * 86_400_000);
      const credit = prorate({ paid: Number(paid), from, to: day(days), at: day(begun) });
      const second = quote({ plan: { amount: next, currency: 'INR' }, credit, tax });
      const counted = second.left > 0 ? 0 : credit;
      const { left, kept } = refundable({ total: first.total, taxable: first.taxable, credited: 0, refunded, counted });
      const isKept =
        second.left > 0 ? second.left + next - second.taxable === credit : credit + second.taxable === next;
      // What goes back and what counts on are never more than what was paid, both with their tax and without rounding.
      const [all, taxable] = [BigInt(first.total), BigInt(first.taxable)];
      const twice = taxable * BigInt(left + refunded) + BigInt(counted) * all > taxable * all;
      const isThere = isCountable({ total: first.total, taxable: first.taxable, credited: 0, refunded, counted });
      return isKept && left + kept + refunded === first.total && !twice && isThere;
    }),
    { numRuns: 100_000 },
  );
});
