import { expect, it } from 'vitest';
import { fromHundredths, fromMinorUnits, toHundredths } from './hundredths.ts';

it.each([
  ['1499.5', 149_950],
  [1499.99, 149_999],
  [' 0.07 ', 7],
  ['0', 0],
  ['-12', -1_200],
  ['999999999999.99', 99_999_999_999_999],
] as const)('reads %s as %d hundredths and writes it back', (typed, hundredths) => {
  expect(toHundredths(typed)).toBe(hundredths);
  expect(toHundredths(fromHundredths(hundredths))).toBe(hundredths);
});

it.each(['', ' ', '1.555', '1e3', '1,5', '٣', '1.', '.5', '9999999999999', 'Infinity', '--1'])(
  'reads no number in “%s”',
  (typed) => {
    expect(toHundredths(typed)).toBeNaN();
  },
);

it.each([
  [150, '1.5'],
  [100, '1'],
  [5, '0.05'],
  [-5, '-0.05'],
])('writes %d as %s', (hundredths, text) => {
  expect(fromHundredths(hundredths)).toBe(text);
});

it.each([
  [4_464_910, '44649.10'],
  [4_464_900, '44649'],
  [5, '0.05'],
])('writes an amount of %d as %s', (amount, text) => {
  expect(fromMinorUnits(amount)).toBe(text);
});
