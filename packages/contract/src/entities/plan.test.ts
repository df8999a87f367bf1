import { describe, expect, test } from 'vitest';
import { limits } from '../limits.ts';
import { ruleOfIssue } from '../rule-of-issue.ts';
import { anyPlan, currentPlan, operationPrices, planChanges, planForm, planPictures, publicPlan } from './plan.ts';

const terms = {
  name: 'Mill',
  adminCount: 2,
  usersCount: 3,
  credits: 300,
  creditValidityDays: 30,
  subscriptionDays: 30,
};
const form = { ...terms, amount: 4_999_900, currency: 'INR' };
const id = '0190a000-0000-7000-8000-0000000091a3';

test('only what a super-admin is shown says whether a plan is offered to all', () => {
  const plan = {
    ...terms,
    _id: id,
    price: { amount: 0, currency: 'INR' },
    version: 1,
    prices: { upscale: 9 },
    pictures: [],
    isPublic: false,
    onSaleUntil: null,
    subscribers: 0,
    formerTerms: [],
    s3Images: [],
  };
  expect(anyPlan.parse(plan)).toEqual(plan);
  expect(publicPlan.safeParse(plan).success).toBe(false);
});

describe('a plan as it is written', () => {
  test('is hidden, sold without an end and at the prices of the operations unless it says otherwise', () => {
    expect(planForm.parse(form)).toEqual({ ...form, isPublic: false, onSaleUntil: null, prices: {} });
    expect(planForm.parse({ ...form, name: '  Two\nlines ' }).name).toBe('Two lines');
  });

  test('has a price where it stands on the page: one that costs nothing is given', () => {
    const codes = (amount: number, isPublic: boolean) =>
      planForm.safeParse({ ...form, amount, isPublic }).error?.issues.map(({ path, message }) => [path, message]);
    expect(codes(0, true)).toEqual([[['amount'], 'plan_free']]);
    for (const [amount, isPublic] of [
      [1, true],
      [0, false],
    ] as const)
      expect(codes(amount, isPublic)).toBeUndefined();
  });

  test('that is changed says nothing of what it leaves out: nothing of that is set back', () => {
    expect(planChanges.parse({ version: 3 })).toEqual({ version: 3 });
    expect(planChanges.parse({ version: 3, onSaleUntil: null })).toEqual({ version: 3, onSaleUntil: null });
    expect(planChanges.safeParse({ credits: 1 }).success).toBe(false);
  });

  test.each([
    ['name', '', 'name_required'],
    ['name', 'x'.repeat(limits.planNameMaxLength + 1), 'name_too_long'],
    ['adminCount', 0, 'plan_accounts'],
    ['usersCount', limits.accountLimitMax + 1, 'plan_accounts'],
    ['credits', -1, 'plan_credits'],
    ['credits', limits.grantMaxCredits + 1, 'plan_credits'],
    ['creditValidityDays', 0, 'plan_days'],
    ['subscriptionDays', limits.planMaxDays + 1, 'plan_days'],
    ['amount', -1, 'plan_amount'],
    ['amount', 0.5, 'plan_amount'],
    ['amount', limits.planMaxAmount + 1, 'plan_amount'],
    ['amount', Number.MAX_SAFE_INTEGER + 1, 'plan_amount'],
    ['amount', '5', 'plan_amount'],
    ['prices', { edit: -1 }, 'operation_price'],
    ['prices', { edit: 1.5 }, 'operation_price'],
    ['prices', { edit: limits.operationPriceMax + 1 }, 'operation_price'],
  ])('is refused with %s %j by %s', (field, value, code) => {
    for (const given of [
      planForm.safeParse({ ...form, [field]: value }),
      planChanges.safeParse({ version: 1, [field]: value }),
    ]) {
      const [issue] = given.error?.issues ?? [];
      expect(issue?.path[0]).toBe(field);
      expect(issue && ruleOfIssue(issue)?.code).toBe(code);
    }
  });

  test.each([
    ['currency', 'EUR'],
    ['currency', 'inr'],
    ['onSaleUntil', 'tomorrow'],
    ['onSaleUntil', '2026-02-30T00:00:00Z'],
    ['isPublic', 'yes'],
    ['prices', []],
    ['prices', { '': 1 }],
    ['prices', { ['x'.repeat(limits.operationNameMaxLength + 1)]: 1 }],
    ['discount', 5],
  ])('is refused with %s %j', (field, value) => {
    expect(planForm.safeParse({ ...form, [field]: value }).success).toBe(false);
  });

  test.each([0, limits.planMaxAmount])('may cost %i', (amount) => {
    expect(planForm.safeParse({ ...form, amount }).success).toBe(true);
  });
});

test('the prices of a plan name operations, and features of other systems', () => {
  const prices = { upscale: 0, 'fabric print': limits.operationPriceMax };
  expect(operationPrices.parse(prices)).toEqual(prices);
});

test('beside a plan there are so many pictures at most', () => {
  const of = (count: number) => planPictures.safeParse({ s3Images: Array(count).fill('plan-pictures/a.png') });
  expect(of(limits.planPictures).success).toBe(true);
  const [issue] = of(limits.planPictures + 1).error?.issues ?? [];
  expect(issue && ruleOfIssue(issue)?.code).toBe('plan_pictures');
});

test('a client without a plan has one that says so', () => {
  const seats = { active: 1, limit: 0 };
  const none = {
    ...{ plan: null, state: 'none', startsAt: null, endsAt: null, graceEndsAt: null, next: null, today: null },
    ...{ renewable: null, accountLimit: 0, isPaid: false, storage: null },
    ...{ users: seats, admins: seats, forecast: { days: 28, spentPerDay: 0, runsOutAt: null } },
  };
  expect(currentPlan.parse(none)).toEqual(none);
  expect(currentPlan.safeParse({ ...none, state: 'paused' }).success).toBe(false);
});
