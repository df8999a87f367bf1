import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { floatingOperations } from '../test/floating-operations.ts';

const sources = globSync('*.ts', { cwd: import.meta.dirname }).filter((name) => !name.endsWith('.test.ts'));

it.each(sources)('%s works out in whole numbers alone', (name) => {
  expect(floatingOperations(readFileSync(join(import.meta.dirname, name), 'utf8'))).toEqual([]);
});

it('looks at every file that works out', () => {
  expect(sources).toEqual(expect.arrayContaining(['minor-units.ts', 'prorate.ts', 'quote.ts', 'tax-for.ts']));
});

/** Rooms of the product in which there are amounts. */
const rooms = [
  'apps/server/src/modules/{payments,credits,coupons,resellers,reports,billing,plans,subscriptions}/**/*.ts',
  'apps/web/src/admin/{my-plan,payments,coupons,resellers,reports,seller,plans,billing}/**/*.{ts,tsx}',
  'apps/web/src/site/*.{ts,tsx}',
  'apps/web/src/ui/hundredths.ts',
  'packages/contract/src/{errors,payment-reasons,payment-words,purpose-of}.ts',
  'packages/contract/src/entities/{coupon,credits,invoice,money,operation-cost,payment,plan,report,reseller,seller}.ts',
  'packages/contract/src/endpoints/{coupons,credits,payments,plans,resellers}.ts',
  'packages/contract/src/operations/cost-of.ts',
];
const [server, web, contract] = ['apps/server/src/modules', 'apps/web/src/admin', 'packages/contract/src'];
/**
 * What is worked out in them otherwise, and is no amount: moments and days, places of a page, lengths on a screen, credits, limits, the lesser
 * and the greater. `errors` says a bound of minor units as a whole one, and `purpose-of` compares products that stay below 2^53: neither is charged.
 */
const others: Readonly<Record<string, readonly string[]>> = {
  [`${server}/billing/deduct-portion.ts`]: ['*'],
  [`${server}/billing/get-billing.ts`]: ['*'],
  [`${server}/credits/find-caps.ts`]: ['Math'],
  [`${server}/credits/forecast-credits.ts`]: ['/', 'Math', '/', '*', 'Math', '/', '*', '*'],
  [`${server}/credits/list-credit-logs.ts`]: ['*'],
  [`${server}/credits/record-fall.ts`]: ['*'],
  [`${server}/credits/return-credits.ts`]: ['Math'],
  [`${server}/credits/settle.ts`]: ['Math'],
  [`${server}/credits/spend-credits.ts`]: ['Math'],
  [`${server}/payments/create-payment.ts`]: ['*'],
  [`${server}/payments/draw-qr.ts`]: ['*'],
  [`${server}/payments/list-payments.ts`]: ['*'],
  [`${server}/payments/notice-waiting-transfers.ts`]: ['*'],
  [`${server}/payments/part-of-invoice.ts`]: ['Math', 'Math', 'Math'],
  [`${server}/payments/providers/apply-refund.ts`]: ['Math'],
  [`${server}/payments/providers/open-providers.ts`]: ['*'],
  [`${server}/payments/providers/razorpay.ts`]: ['Math', '/', '*'],
  [`${server}/payments/providers/stripe.ts`]: ['*', '*', 'Math', '/', 'Math'],
  [`${server}/payments/quote-basket.ts`]: ['*'],
  [`${server}/payments/start-bought.ts`]: ['Math', '*', 'Math'],
  [`${server}/payments/unused-part.ts`]: ['Math', '/', '*', 'Math', '*', 'Math', '*'],
  [`${server}/plans/picture-link.ts`]: ['*', 'Math', '/', '/'],
  [`${server}/reports/download-report.ts`]: ['Math'],
  [`${server}/resellers/list-commissions.ts`]: ['*'],
  [`${server}/resellers/list-resellers.ts`]: ['*'],
  [`${server}/subscriptions/allowed-accounts.ts`]: ['Math'],
  [`${server}/subscriptions/move-behind.ts`]: ['Math'],
  [`${server}/subscriptions/notice-ended-plans.ts`]: ['*'],
  [`${server}/subscriptions/notice-ending-plans.ts`]: ['*'],
  [`${server}/subscriptions/start-subscription.ts`]: ['*', '*'],
  [`${web}/my-plan/forecast.tsx`]: ['/'],
  [`${web}/my-plan/plan-head.tsx`]: ['1.6'],
  [`${web}/my-plan/use-deal.ts`]: ['Math'],
  [`${web}/my-plan/woven-mark.tsx`]: ['*', '*', '0.2', '0.2'],
  [`${web}/plans/plan-pictures.tsx`]: ['1.6', '1.45'],
  'apps/web/src/site/paper.tsx': ['*', 'Math', 'Math'],
  'apps/web/src/site/plans.tsx': ['Math', '/', '**', '1.5'],
  'apps/web/src/site/use-form-trap.tsx': ['*', '/', 'Math'],
  'apps/web/src/ui/hundredths.ts': ['Math'],
  [`${contract}/errors.ts`]: ['toFixed', '/', '/', '/', 'Math', '/'],
  [`${contract}/purpose-of.ts`]: ['*', '*'],
  [`${contract}/entities/payment.ts`]: ['*'],
  [`${contract}/entities/plan.ts`]: ['*'],
  [`${contract}/endpoints/plans.ts`]: ['*', '*'],
  [`${contract}/operations/cost-of.ts`]: ['*', '/', '*', '*'],
};

it('nor is an amount worked out otherwise elsewhere, on the server or on a screen', () => {
  const root = join(import.meta.dirname, '../../..');
  const paths = rooms.flatMap((room) => globSync(room, { cwd: root })).filter((path) => !path.includes('.test.'));
  const found = paths.map((path) => {
    const operations = floatingOperations(readFileSync(join(root, path), 'utf8'), path.endsWith('.tsx'));
    return [path.replaceAll('\\', '/'), operations] as const;
  });
  expect(paths.length).toBeGreaterThan(100);
  expect(Object.fromEntries(found.filter(([, operations]) => operations.length > 0))).toEqual(others);
});

describe('a floating operation is found where', () => {
  it.each([
    ['an amount is divided', 'const half = amount / 2;', ['/']],
    ['a product may pass 2^53', 'const tax = amount * rate;', ['*']],
    ['it is assigned', 'let rest = paid; rest /= days;', ['/=']],
    ['a power is one of a fraction', 'const unit = 10 ** -digits;', ['**']],
    ['Math rounds', 'const whole = Math.round(amount);', ['Math']],
    ['digits are rounded', 'const text = amount.toFixed(2);', ['toFixed']],
    ['digits are parsed', 'const amount = Number.parseFloat(text);', ['parseFloat']],
    ['a number is broken', 'const rate = 0.18;', ['0.18']],
    ['a broken number hides in an exponent', 'const rate = 18e-2;', ['0.18']],
    ['it lies deep', 'export const f = (a: number[]) => a.map((each) => ({ tax: (each * 18) / 100 }));', ['/', '*']],
  ])('%s', (_, source, found) => {
    expect(floatingOperations(source)).toEqual(found);
  });

  it('no big integer is worked out with, and no number only added to', () => {
    const source =
      'const tax = (amount * BigInt(rate) + 5000n) / 10_000n; const sum = 1 + 2 - 3; const two = year % 100;';
    expect(floatingOperations(source)).toEqual([]);
  });
});
