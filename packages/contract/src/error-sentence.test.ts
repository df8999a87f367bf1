import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorSentence, failureOf } from './error-sentence.ts';
import { issueWords } from './i18n/issue-words.ts';
import { ruleOfIssue } from './rule-of-issue.ts';
import { valueReasons } from './value-reasons.ts';

test('has every reason in each language, with the gaps of the English one', () => {
  const gaps = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
  for (const [language, words] of Object.entries(issueWords))
    for (const [name, sentence] of Object.entries(valueReasons))
      expect(gaps(Object.entries(words).find(([own]) => own === name)?.[1] ?? ''), `${language} ${name}`).toEqual(
        gaps(sentence),
      );
});

test.each([
  ['hi', 'amount का मान स्वीकार नहीं है: अधिक से अधिक 5 दें।'],
  ['gu', 'amount ની કિંમત સ્વીકાર્ય નથી: વધુમાં વધુ 5 આપો.'],
  ['en', 'The value of amount is not accepted: give at most 5.'],
])('says in %s what to do about a value that a schema refused', (language, sentence) => {
  const found =
    z
      .object({ amount: z.number().max(5) })
      .safeParse({ amount: 6 })
      .error?.issues.map(ruleOfIssue) ?? [];
  expect(found.map(({ code, params }) => errorSentence(code, params, language))).toEqual([sentence]);
});

test.each([
  ['plan_ended', { until: 'x' }, 'You can view and export your files until x.'],
  ['plan_ended', { until: '2026-11-30T12:00:00.000Z' }, 'until 30 Nov 2026.'],
] as const)('says %s of what is no day as it came', (code, params, said) => {
  expect(errorSentence(code, params, 'en')).toContain(said);
});

test.each(['en', 'hi', 'gu'])('leaves out in %s what it has no params for', (language) => {
  const sentence = errorSentence('too_many_pixels', { width: 3 }, language);
  expect(sentence).toContain('…');
  expect(sentence).toContain('3');
  expect(sentence).not.toMatch(/[{}]/);
  expect(errorSentence('invalid_value', { issue: 'at_most' }, language)).not.toMatch(/[{}]/);
});

test('says of a moment its day by the clock that is named', () => {
  const until = '2026-11-30T20:00:00.000Z';
  expect(errorSentence('plan_ended', { until }, 'en', 'Asia/Kolkata')).toContain('until 1 Dec 2026.');
  expect(errorSentence('plan_ended', { until }, 'en', 'UTC')).toContain('until 30 Nov 2026.');
});

test('writes an amount whole or with both of its decimals', () => {
  const said = (max: number) => errorSentence('refund_amount', { min: 1, max }, 'hi');
  expect(said(4_464_910)).toContain('0.01 से 44,649.10 तक');
  expect(said(4_464_900)).toContain('0.01 से 44,649 तक');
});

test('says why a job failed, and of a code that is no row of the catalogue the general sentence', () => {
  expect(failureOf({ code: 'edit_not_understood', params: { words: 'wuggle' } }, 'gu')).toContain('wuggle');
  const general = errorSentence('unexpected', {}, 'gu');
  expect([failureOf({ code: 'of_long_ago', params: {} }, 'gu'), failureOf(undefined, 'gu')]).toEqual([
    general,
    general,
  ]);
});
