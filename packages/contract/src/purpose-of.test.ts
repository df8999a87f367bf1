import { expect, it } from 'vitest';
import type { Currency } from './entities/money.ts';
import { limits } from './limits.ts';
import { purposeOf } from './purpose-of.ts';

const plan = (planId: string, amount: number, subscriptionDays = 30, currency: Currency = 'INR') => ({
  ...{ planId, amount, subscriptionDays, currency },
});
const month = plan('month', 90_000);

it.each([
  ['a purchase where nothing runs', month, undefined, 'purchase'],
  ['a renewal of the same plan, whatever it costs today', plan('month', 95_000), month, 'renewal'],
  ['an upgrade to a plan that costs more a day', plan('more', 90_001), month, 'upgrade'],
  ['an upgrade to a cheaper plan of fewer days', plan('week', 30_000, 7), month, 'upgrade'],
  ['a downgrade to a year that costs less a day', plan('year', 1_000_000, 365), month, 'downgrade'],
  ['a downgrade to one that costs the same a day', plan('two months', 180_000, 60), month, 'downgrade'],
  ['an upgrade to fewer minor units of another currency', plan('dollars', 1_000, 30, 'USD'), month, 'upgrade'],
  [
    'an upgrade by a hundredth among the dearest and longest',
    plan('longest', limits.planMaxAmount, limits.planMaxDays),
    plan('long', limits.planMaxAmount - 1, limits.planMaxDays),
    'upgrade',
  ],
] as const)('calls it %s', (_, bought, running, purpose) => {
  expect(purposeOf(bought, running)).toBe(purpose);
});
