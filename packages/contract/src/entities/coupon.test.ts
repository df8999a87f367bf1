import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { couponCode, couponForm } from './coupon.ts';

const start = '2026-11-01T00:00:00.000Z';
const form = { code: 'Diwali-26', kind: 'percentage', value: 1250, startsAt: start };
const faultsOf = (changes: object) =>
  couponForm.safeParse({ ...form, ...changes }).error?.issues.map(({ path, message }) => [path.join('.'), message]);

describe('the code of a coupon', () => {
  test.each(['diwali-26', ' DIWALI-26 ', 'DiWaLi-26'])(
    'is the same in any case and with spaces around it: %s',
    (code) => {
      expect(couponCode.parse(code)).toBe('DIWALI-26');
    },
  );

  test.each(['', 'AB', '-DIWALI', 'DIWALI 26', 'दीवाली26', 'A'.repeat(33), 'DIWALI_26'])('is not %j', (code) => {
    expect(faultsOf({ code })).toEqual([['code', 'coupon_code']]);
  });
});

describe('a coupon', () => {
  test('is for all plans, for ever, and once for each client unless that is said otherwise', () => {
    expect(couponForm.parse(form)).toEqual({
      ...form,
      code: 'DIWALI-26',
      currency: null,
      endsAt: null,
      maxTotal: null,
      maxPerClient: 1,
      planIds: [],
    });
  });

  test.each([
    ['a percentage above a hundred', { value: 10_001 }, 'value', 'coupon_value'],
    ['nothing', { value: 0 }, 'value', 'coupon_value'],
    ['a fraction of a basis point', { value: 12.5 }, 'value', 'coupon_value'],
    ['less than nothing', { value: -100 }, 'value', 'coupon_value'],
    ['an amount in no currency', { kind: 'amount', value: 100 }, 'currency', 'coupon_currency'],
    ['a percentage in a currency', { currency: 'INR' }, 'currency', 'coupon_currency'],
    ['credits in a currency', { kind: 'credits', value: 10, currency: 'INR' }, 'currency', 'coupon_currency'],
    ['more credits than a grant', { kind: 'credits', value: limits.grantMaxCredits + 1 }, 'value', 'coupon_value'],
    ['an end before its start', { endsAt: '2026-10-31T00:00:00.000Z' }, 'endsAt', 'coupon_window'],
    ['an end at its start', { endsAt: start }, 'endsAt', 'coupon_window'],
    ['no use at all', { maxTotal: 0 }, 'maxTotal', 'coupon_limit'],
    ['half a use', { maxPerClient: 0.5 }, 'maxPerClient', 'coupon_limit'],
  ])('is refused over %s', (_of, changes, field, code) => {
    expect(faultsOf(changes)).toContainEqual([field, code]);
  });

  test('names no more plans than there may be', () => {
    const plan = '0190a000-0000-7000-8000-0000000091a3';
    expect(faultsOf({ planIds: Array.from({ length: limits.couponPlans + 1 }, () => plan) })).toEqual([
      ['planIds', 'coupon_plans'],
    ]);
  });
});
