import { indianStates } from '@naksha/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type QuoteRequest, quote } from './quote.ts';
import { taxFor } from './tax-for.ts';

const rates = [{ country: 'IN', rate: 1800 }];
const seller = { country: 'IN', stateCode: '24', gstin: '24AAJCN1234F1ZX' };
const inState = taxFor({ seller, buyer: { country: 'IN', stateCode: '24' }, rates });
const elsewhere = taxFor({ seller, buyer: { country: 'IN', stateCode: '27' }, rates });
const plan = { amount: 999_950, currency: 'INR' } as const;

const linesOf = (request: QuoteRequest) => quote(request).lines.map(({ kind, amount }) => [kind, amount]);

it('takes the coupon off the price, then the rest of the running subscription, and taxes what is left', () => {
  const coupon = { kind: 'percentage', percent: 1000 } as const;
  expect(quote({ plan, coupon, credit: 123_456, tax: inState })).toEqual({
    currency: 'INR',
    lines: [
      { kind: 'plan', amount: 999_950 },
      { kind: 'discount', amount: -99_995 },
      { kind: 'proration', amount: -123_456 },
      { kind: 'cgst', amount: 69_885, rate: 900 },
      { kind: 'sgst', amount: 69_885, rate: 900 },
    ],
    taxable: 776_499,
    tax: 139_770,
    total: 916_269,
    extraCredits: 0,
    left: 0,
  });
});

it('taxes in another state as a whole, once, half a paisa rounded up', () => {
  expect(linesOf({ plan: { ...plan, amount: 25 }, tax: elsewhere })).toEqual([
    ['plan', 25],
    ['igst', 5],
  ]);
  expect(linesOf({ plan: { ...plan, amount: 50 }, tax: inState })).toEqual([
    ['plan', 50],
    ['cgst', 5],
    ['sgst', 5],
  ]);
});

it.each<[string, Partial<QuoteRequest>, number, number]>([
  ['a coupon of the whole price', { coupon: { kind: 'percentage', percent: 10_000 } }, 0, 0],
  ['a coupon of more than the price', { coupon: { kind: 'amount', amount: 1_000_000 } }, 0, 0],
  ['a rest of more than the price', { credit: 9_000_000 }, 0, 0],
  ['a coupon of credits', { coupon: { kind: 'credits', credits: 50 } }, 1_179_941, 50],
  ['a plan that costs nothing', { plan: { ...plan, amount: 0 } }, 0, 0],
])('asks for what remains with %s', (_, request, total, extraCredits) => {
  expect(quote({ plan, tax: elsewhere, ...request })).toMatchObject({ total, extraCredits });
});

describe('bad input', () => {
  it.each<[string, Partial<QuoteRequest>]>([
    ['a negative price', { plan: { ...plan, amount: -1 } }],
    ['half a paisa', { plan: { ...plan, amount: 0.5 } }],
    ['a price that is no number', { plan: { ...plan, amount: Number.NaN } }],
    ['a price past 2^53', { plan: { ...plan, amount: 2 ** 53 } }],
    ['a price that passes 2^53 with its tax', { plan: { ...plan, amount: Number.MAX_SAFE_INTEGER } }],
    ['a negative discount', { coupon: { kind: 'amount', amount: -5 } }],
    ['more than all', { coupon: { kind: 'percentage', percent: 10_001 } }],
    ['half a basis point', { coupon: { kind: 'percentage', percent: 12.5 } }],
    ['negative credits', { coupon: { kind: 'credits', credits: -1 } }],
    ['a negative rest', { credit: -1 }],
    ['a tax that gives money', { tax: { parts: [{ kind: 'tax', rate: -1 }] } }],
  ])('refuses %s', (_, request) => {
    expect(() => quote({ plan, tax: elsewhere, ...request })).toThrow(RangeError);
  });
});

const amount = fc.oneof(
  fc.nat(2_000),
  fc.nat(50_000_000),
  fc.maxSafeNat().map((all) => all - (all % 7)),
);
const coupon = fc.option(
  fc.oneof(
    fc.record({ kind: fc.constant('percentage' as const), percent: fc.nat(10_000) }),
    fc.record({ kind: fc.constant('amount' as const), amount }),
    fc.record({ kind: fc.constant('credits' as const), credits: fc.nat(10_000) }),
  ),
  { nil: undefined },
);

it('sums to its total, never falls below nothing and takes off no more than is there', () => {
  // A third of what fits, so that the tax fits as well.
  const price = amount.map((all) => all % 3_000_000_000_000_000);
  const tax = fc.constantFrom(inState, elsewhere, { parts: [] }, { parts: [{ kind: 'tax' as const, rate: 725 }] });
  fc.assert(
    fc.property(price, coupon, amount, tax, (price, coupon, credit, tax) => {
      const {
        lines,
        taxable,
        tax: taxed,
        total,
        left,
      } = quote({ plan: { amount: price, currency: 'INR' }, coupon, credit, tax });
      const sum = (kinds: readonly string[]) =>
        lines.reduce((all, { kind, amount }) => (kinds.includes(kind) ? all + BigInt(amount) : all), 0n);
      const all = sum(['plan', 'discount', 'proration', 'cgst', 'sgst', 'igst', 'tax']);
      return (
        all === BigInt(total) &&
        total >= 0 &&
        BigInt(left) - sum(['proration']) === BigInt(credit) &&
        (left === 0 || taxable === 0) &&
        sum(['plan', 'discount', 'proration']) === BigInt(taxable) &&
        sum(['plan', 'discount']) >= 0n &&
        taxable >= 0 &&
        sum(['cgst', 'sgst', 'igst', 'tax']) === BigInt(taxed) &&
        lines.every(({ kind, amount }) => (kind === 'discount' || kind === 'proration' ? amount < 0 : amount >= 0))
      );
    }),
    { numRuns: 100_000 },
  );
});

const state = fc.constantFrom(...indianStates.map(({ code }) => code));

it('states CGST and SGST alike in every state of India, and each within half a paisa of its share', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000_000), fc.integer({ min: 1, max: 5_000 }), state, (price, half, stateCode) => {
      const tax = taxFor({
        seller: { ...seller, stateCode, gstin: `${stateCode}${seller.gstin.slice(2)}` },
        buyer: { country: 'IN', stateCode },
        rates: [{ country: 'IN', rate: 2 * half }],
      });
      const { lines, tax: whole } = quote({ plan: { amount: price, currency: 'INR' }, tax });
      const [, cgst, sgst] = lines;
      if (cgst === undefined || sgst === undefined) return false;
      const off = BigInt(cgst.amount) * 20_000n - BigInt(price) * BigInt(half) * 2n;
      return cgst.amount === sgst.amount && cgst.amount + sgst.amount === whole && off > -10_000n && off <= 10_000n;
    }),
    { numRuns: 100_000 },
  );
});
