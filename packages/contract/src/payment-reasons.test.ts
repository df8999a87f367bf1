import { expect, it } from 'vitest';
import { type Language, languages } from './options.ts';
import { paymentReason, paymentReasons, paymentReasonWords } from './payment-reasons.ts';

const letters: Readonly<Record<Language, RegExp>> = {
  en: /^[A-Z][a-z -]+\.$/,
  hi: /^[\u0900-\u097f ]+।$/,
  gu: /^[\u0a80-\u0aff ]+\.$/,
};

it.each(languages)('every reason of a failed payment is a sentence of its own in %s, and no code', (language) => {
  const read = paymentReasons.map((reason) => paymentReason({ state: 'failed', reason }, language) ?? '');
  expect(read.filter((sentence) => !letters[language].test(sentence))).toEqual([]);
  expect(new Set(read).size).toBe(paymentReasons.length);
  expect(read).toEqual(Object.values(paymentReasonWords[language]));
});

it('reads what was kept before in words, leaves what a person wrote, and has none where the money came after all', () => {
  const late = 'It came when its payment was over.';
  expect(paymentReason({ state: 'failed', reason: late }, 'hi')).toBe(paymentReasonWords.hi.came_late);
  expect(paymentReason({ state: 'rejected', reason: 'expired' }, 'gu')).toBe('expired');
  expect(paymentReason({ state: 'failed', reason: 'of another version' }, 'gu')).toBe('of another version');
  for (const state of ['paid', 'refunded'] as const)
    expect(paymentReason({ state, reason: 'expired' }, 'en')).toBeNull();
});
