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

it.each([
  ['deer and fawns', ['deer']],
  ['pups and dogs', ['dog']],
  ['a deer with her fawns on sage', ['deer']],
] as const)('keeps the young that have the drawing of their beast: %s', (prompt, things) => {
  const { motifs, subjects, unmatched } = readPrompt(prompt, 'en');
  expect([[...motifs, ...subjects], unmatched]).toEqual([things, []]);
});

it.each([
  "mother's day elephants",
  'mothers day print with birds',
  'father christmas with reindeer',
  'birds, a family saree',
  'family crest with lions',
  'horses for a family picnic, red',
])('takes people for no beasts: %s', (prompt) => {
  expect(readPrompt(prompt, 'en').unmatched.filter(({ plain }) => plain !== undefined)).toEqual([]);
});

it.each(['a family of elephants', 'elephant family', 'an elephant mother with her calf'])(
  'takes the family of a beast for beasts: %s',
  (prompt) => {
    expect(readPrompt(prompt, 'en').unmatched.every(({ plain }) => plain !== undefined)).toBe(true);
  },
);
