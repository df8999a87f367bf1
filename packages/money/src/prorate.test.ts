import fc from 'fast-check';
import { expect, it } from 'vitest';
import { prorate } from './prorate.ts';

const from = new Date('2026-04-01T00:00:00.000+05:30');
const to = new Date('2027-04-01T00:00:00.000+05:30');
const paid = 4_999_900;
const after = (ms: number) => new Date(from.getTime() + ms);

it.each([
  ['all before the term', new Date(0), paid],
  ['all at its first moment', from, paid],
  ['less than all a millisecond later', after(1), paid - 1],
  ['half in the middle', after((365 * 86_400_000) / 2), paid / 2],
  ['nothing of a paisa at its last moment', new Date(to.getTime() - 1), 0],
  ['nothing at its end', to, 0],
  ['nothing after it', new Date(8.64e15), 0],
])('leaves %s', (_, at, left) => {
  expect(prorate({ paid, from, to, at })).toBe(left);
});

it.each([
  ['a negative amount', { paid: -1, from, to, at: from }],
  ['a broken amount', { paid: 0.5, from, to, at: from }],
  ['a term without length', { paid, from, to: from, at: from }],
  ['a term that ends before it begins', { paid, from: to, to: from, at: from }],
  ['a moment that is none', { paid, from, to, at: new Date(Number.NaN) }],
  ['a beginning that is none', { paid, from: new Date(Number.NaN), to, at: to }],
  ['an end that is none', { paid, from, to: new Date(Number.NaN), at: from }],
])('refuses %s', (_, term) => {
  expect(() => prorate(term)).toThrow(RangeError);
});

const moment = fc.nat(4_000_000_000_000);

it('adds up: what is left after each part, and what the parts cost, is what was paid', () => {
  fc.assert(
    fc.property(
      fc.maxSafeNat(),
      moment,
      fc.nat(200_000_000_000),
      fc.array(moment, { maxLength: 6 }),
      (paid, start, length, cuts) => {
        const [from, to] = [new Date(start), new Date(start + length + 1)];
        const left = [start, ...cuts, start + length + 1]
          .sort((one, other) => one - other)
          .map((at) => BigInt(prorate({ paid, from, to, at: new Date(at) })));
        const costs = left.slice(1).map((next, at) => (left[at] ?? 0n) - next);
        return costs.every((cost) => cost >= 0n) && costs.reduce((sum, cost) => sum + cost, 0n) === BigInt(paid);
      },
    ),
    { numRuns: 100_000 },
  );
});

it('gives back no more for the parts of a term than for the whole, and at most a unit less for each', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), moment, fc.nat(200_000_000_000), fc.nat(1_000), (paid, start, length, share) => {
      const [from, to] = [new Date(start), new Date(start + length + 2)];
      const middle = new Date(start + 1 + Math.floor((length * share) / 1_000));
      const rest = prorate({ paid, from, to, at: middle });
      // What is used of the term is what would be left of it, looked at from its end.
      const used = prorate({ paid, from, to, at: new Date(to.getTime() - (middle.getTime() - from.getTime())) });
      return rest + used <= paid && rest + used >= paid - 1;
    }),
    { numRuns: 100_000 },
  );
});
