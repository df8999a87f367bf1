import { errors, errorWords } from '@naksha/contract';
import { renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage } from '../i18n/i18n.ts';
import { ApiError } from './api-error.ts';
import { useErrorSentence } from './use-error-sentence.ts';

afterEach(() => changeLanguage('en'));

const sentenceOf = (error: unknown) => renderHook(useErrorSentence).result.current(error);
const refused = (code: string, params = {}) => new ApiError({ status: 429, code, message: 'of the server', params });

it.each([
  ['en', 'Too many requests. Please try again in 12 seconds.'],
  ['hi', errorWords.hi.too_many_requests.replace('{seconds}', '12')],
  ['gu', errorWords.gu.too_many_requests.replace('{seconds}', '12')],
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
