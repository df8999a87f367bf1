import { type Currency, type Language, languages } from '@naksha/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words.ts';
import { formatMoney } from './format-money.ts';
import { formatRate } from './format-rate.ts';

it.each<[number, Currency, Language, string]>([
  [99_950, 'INR', 'en', '₹999.50'],
  [123_456_750, 'INR', 'en', '₹12,34,567.50'],
  [123_456_750, 'INR', 'hi', '₹12,34,567.50'],
  [123_456_750, 'INR', 'gu', '₹12,34,567.50'],
  [-5, 'INR', 'en', '-₹0.05'],
  [0, 'INR', 'hi', '₹0.00'],
  [1_005, 'USD', 'en', '$10.05'],
  [Number.MAX_SAFE_INTEGER, 'INR', 'en', '₹9,00,71,99,25,47,409.91'],
])('writes %i of %s in %s as %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text);
});

it('leaves out a fraction of naught where one is shown when there is any', () => {
  expect([4_999_900, 99_950].map((amount) => formatMoney(amount, 'INR', 'en', 'whenAny'))).toEqual([
    '₹49,999',
    '₹999.50',
  ]);
});

it('writes each digit of every amount', () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.constantFrom(...languages), (amount, language) => {
      const digits = formatMoney(amount, 'INR', language).replaceAll(/\D/g, '');
      return BigInt(digits) === BigInt(amount);
    }),
    { numRuns: 5_000 },
  );
});

it.each([0.5, Number.NaN, 2 ** 53])('refuses %d, which is no amount', (amount) => {
  expect(() => formatMoney(amount, 'INR', 'en')).toThrow(RangeError);
  expect(() => amountInWords(amount, 'INR', 'en')).toThrow(RangeError);
});

it.each<[number, Language, string]>([
  [11_798_800, 'en', 'one lakh seventeen thousand nine hundred and eighty-eight rupees'],
  [99_950, 'en', 'nine hundred and ninety-nine rupees and fifty paise'],
  [5, 'en', 'five paise'],
  [0, 'en', 'zero rupees'],
  [11_798_850, 'hi', 'एक लाख सत्रह हज़ार नौ सौ अट्ठासी रुपये पचास पैसे'],
  [11_798_850, 'gu', 'એક લાખ સત્તર હજાર નવ સો અઠ્યાસી રૂપિયા પચાસ પૈસા'],
])('says %i paise in %s in words', (amount, language, words) => {
  expect(amountInWords(amount, 'INR', language)).toBe(words);
});

it('says other currencies in figures alone', () => {
  expect(amountInWords(100, 'USD', 'en')).toBeUndefined();
});

it.each([
  [900, '9%'],
  [1250, '12.5%'],
  [25, '0.25%'],
  [5, '0.05%'],
  [0, '0%'],
  [10_000, '100%'],
])('writes %i basis points as %s', (rate, text) => {
  expect(formatRate(rate)).toBe(text);
});
