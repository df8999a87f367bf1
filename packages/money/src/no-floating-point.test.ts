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
