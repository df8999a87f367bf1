import { expect, test } from 'vitest';
import { anyPlan, publicPlan } from './plan.ts';

test('only what a super-admin is shown says whether a plan is offered to all', () => {
  const plan = {
    _id: '0190a000-0000-7000-8000-0000000091a3',
    name: 'Own terms',
    adminCount: 2,
    usersCount: 3,
    credits: 300,
    creditValidityDays: 30,
    subscriptionDays: 30,
    price: { amount: 0, currency: 'INR' },
    version: 1,
    prices: { upscale: 9 },
    pictures: [],
    isPublic: false,
    onSaleUntil: null,
    subscribers: 0,
    onFormerTerms: 0,
    s3Images: [],
  };
  expect(anyPlan.parse(plan)).toEqual(plan);
  expect(publicPlan.safeParse(plan).success).toBe(false);
});
