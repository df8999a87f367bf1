import { errors, ruleOfIssue, valueReasons } from '@naksha/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { z } from 'zod';
import { errors as gu } from '../i18n/gu/errors.ts';
import { errors as hi } from '../i18n/hi/errors.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { issueWords } from '../i18n/issue-words.ts';
import { ApiError } from './api-error.ts';
import { errorSentence, useErrorSentence } from './use-error-sentence.ts';

afterEach(() => changeLanguage('en'));

const sentenceOf = (error: unknown) => renderHook(useErrorSentence).result.current(error);
const refused = (code: string, params = {}) => new ApiError({ status: 429, code, message: 'of the server', params });

it.each([
  ['en', 'Too many requests. Please try again in 12 seconds.'],
  ['hi', hi.too_many_requests.replace('{seconds}', '12')],
  ['gu', gu.too_many_requests.replace('{seconds}', '12')],
] as const)('says a refusal in %s with its numbers', async (language, sentence) => {
  await changeLanguage(language);
  expect(sentenceOf(refused('too_many_requests', { seconds: 12 }))).toBe(sentence);
});

it.each([
  ['a code that a newer server has', refused('newer_than_this_page')],
  ['a name that every object has', refused('toString')],
  ['a fault of the page', new TypeError('undefined is not a function')],
  ['nothing at all', undefined],
])('says the general sentence for %s, and nothing of its cause', (_, error) => {
  expect(sentenceOf(error)).toBe(errors.unexpected.message);
});

it('has every reason in each language, with the gaps of the English one', () => {
  const gaps = (sentence: string) => (sentence.match(/\{\w+\}/g) ?? []).sort();
  for (const [language, words] of Object.entries(issueWords))
    for (const [name, sentence] of Object.entries(valueReasons))
      expect(gaps(Object.entries(words).find(([own]) => own === name)?.[1] ?? ''), `${language} ${name}`).toEqual(
        gaps(sentence),
      );
});

it.each([
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

it.each([
  ['plan_ended', { until: 'x' }, 'You can view and export your files until x.'],
  ['plan_ended', { until: '2026-11-30T12:00:00.000Z' }, 'until 30 Nov 2026.'],
] as const)('says %s of what is no day as it came', (code, params, said) => {
  expect(errorSentence(code, params, 'en')).toContain(said);
});

it.each(['en', 'hi', 'gu'])('leaves out in %s what it has no params for', (language) => {
  const sentence = errorSentence('too_many_pixels', { width: 3 }, language);
  expect(sentence).toContain('…');
  expect(sentence).toContain('3');
  expect(sentence).not.toMatch(/[{}]/);
  expect(errorSentence('invalid_value', { issue: 'at_most' }, language)).not.toMatch(/[{}]/);
});
