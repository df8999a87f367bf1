import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each([
  ['mother and calf elephants on sand', 'en', 'elephant', ['mother', 'calf']],
  ['an elephant with her calf', 'en', 'elephant', ['calf']],
  ['lion cubs with their mother', 'en', 'lion', ['cubs', 'mother']],
  ['હાથી અને બચ્ચું', 'gu', 'elephant', ['બચ્ચું']],
] as const)('draws plain beasts for their young, and no cow: %s', (prompt, language, beast, words) => {
  const { motifs, unmatched } = readPrompt(prompt, language);
  expect(motifs).toEqual([beast]);
  expect(unmatched.map(({ word }) => word)).toEqual(words);
  expect(unmatched.every(({ plain }) => plain !== undefined)).toBe(true);
});

it('keeps the calf of a cow', () => {
  expect(readPrompt('cow and calf', 'en')).toMatchObject({ motifs: ['cow'], unmatched: [] });
});
