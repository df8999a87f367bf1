import { describe, expect, it, test } from 'vitest';
import type { z } from 'zod';
import { couponEndpoints } from '../endpoints/coupons.ts';
import { paymentEndpoints } from '../endpoints/payments.ts';
import { limits } from '../limits.ts';
import { type Language, languages } from '../options.ts';
import { paymentDisputeWords, paymentMethodWords, paymentPurposeWords, paymentStateWords } from '../payment-words.ts';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { couponCode } from './coupon.ts';
import { paymentQuote } from './payment.ts';

const rulesOf = (body: z.ZodType, value: unknown) =>
  (body.safeParse(value).error?.issues ?? []).map(ruleOfIssue).map(({ field, code }) => `${field}: ${code}`);

describe('the form of a coupon', () => {
  const share = { code: 'DIWALI', kind: 'percentage', value: 10_000, startsAt: '2026-11-01T00:00:00.000Z' };
  const amount = { ...share, kind: 'amount', currency: 'INR' };
  const gift = { ...share, kind: 'credits' };
  const most = limits.couponMaxRedemptions;
  it.each([
    ['all of the price', share, []],
    ['more than all of it', { ...share, value: 10_001 }, ['value: coupon_value']],
    ['a share in a currency', { ...share, currency: 'INR' }, ['currency: coupon_currency']],
    ['an amount', { ...amount, value: limits.planMaxAmount }, []],
    ['a larger amount than any price', { ...amount, value: limits.planMaxAmount + 1 }, ['value: coupon_value']],
    ['an amount without a currency', { ...amount, currency: null }, ['currency: coupon_currency']],
    ['credits', { ...gift, value: limits.grantMaxCredits }, []],
    ['more credits than are granted', { ...gift, value: limits.grantMaxCredits + 1 }, ['value: coupon_value']],
    ['half a credit', { ...gift, value: 0.5 }, ['value: coupon_value']],
    ['nothing', { ...share, value: 0 }, ['value: coupon_value']],
    ['an end that comes first', { ...share, endsAt: share.startsAt }, ['endsAt: coupon_window']],
    ['the highest limits', { ...share, maxTotal: most, maxPerClient: most }, []],
    ['a limit of none', { ...share, maxTotal: 0 }, ['maxTotal: coupon_limit']],
    ['a limit above the highest', { ...share, maxPerClient: most + 1 }, ['maxPerClient: coupon_limit']],
    ['no limits at all', { ...share, maxTotal: null, maxPerClient: null }, []],
  ])('with %s', (_, value, rules) => {
    expect(rulesOf(couponEndpoints.createCoupon.body, value)).toEqual(rules);
  });

  it.each([
    [' diwali-26 ', 'DIWALI-26'],
    ['abc', 'ABC'],
    ['ab', undefined],
    ['-ab', undefined],
    ['दिवाली', undefined],
    ['a b c', undefined],
    ['x'.repeat(33), undefined],
    [7, undefined],
  ])('reads the code %j as %j', (text, code) => {
    expect(couponCode.safeParse(text).data).toBe(code);
  });
});

describe('a transaction id', () => {
  it.each([
    ['426712345678', true],
    ['N/2026-11/000017', true],
    [' UTR000123 ', true],
    ['12345', false],
    ['=1+1+1+1', false],
    ['-1234567', false],
    ['a b c d e f', false],
    ['x'.repeat(65), false],
  ])('%j is one: %j', (transactionId, isOne) => {
    const rules = rulesOf(paymentEndpoints.sendTransaction.body, { transactionId });
    expect(rules).toEqual(isOne ? [] : ['transactionId: transaction_id']);
  });
});

test('a refund is a whole amount with a reason', () => {
  const { body } = paymentEndpoints.refundPayment;
  expect(rulesOf(body, { amount: 1, reason: 'Paid twice.' })).toEqual([]);
  for (const amount of [0, -1, 0.5, limits.planMaxAmount * 2 + 1, '1', Number.NaN])
    expect(rulesOf(body, { amount, reason: 'Paid twice.' })).toEqual(['amount: refund_amount']);
  expect(rulesOf(body, { amount: 1, reason: ' ' })).toEqual(['reason: reason_required']);
});

test('payments are found by how their dispute stands, and one that was quoted before credits went back says nothing of them', () => {
  const { query } = paymentEndpoints.listPayments;
  expect(query.safeParse({ dispute: 'open' }).success).toBe(true);
  expect(query.safeParse({ dispute: 'settled' }).success).toBe(false);
  const { creditsBack } = paymentQuote.shape;
  expect([undefined, 0, 12].map((back) => creditsBack.safeParse(back).success)).toEqual([true, true, true]);
  expect(creditsBack.safeParse(-1).success).toBe(false);
});

test('states, methods and purposes have words of their own in each language', () => {
  const letters: Record<Language, RegExp> = { en: /^[A-Z][\x20-\x7e]+$/, hi: /[\u0900-\u097f]/, gu: /[\u0a80-\u0aff]/ };
  for (const words of [paymentStateWords, paymentMethodWords, paymentPurposeWords, paymentDisputeWords]) {
    for (const language of languages) {
      const all = Object.entries(words[language]);
      expect(new Set(all.map(([, word]) => word)).size).toBe(all.length);
      // Providers keep their names.
      const ours = all.filter(([name]) => name !== 'razorpay' && name !== 'stripe');
      expect(ours.filter(([, word]) => !letters[language].test(word))).toEqual([]);
    }
  }
});
