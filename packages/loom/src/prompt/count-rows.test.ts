import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const saidOfBorder = (text: string, language: 'en' | 'hi' | 'gu') =>
  readPrompt(text, language).tokens.flatMap(({ kind, value }) => (kind === 'border' ? [value] : []));

it.each([
  ['kantha with fish, three rows of border', 'en', '3 rows'],
  ['कांथा, मछली, किनारी की तीन कतारें', 'hi', '3 rows'],
  ['કાંથા, માછલી, ત્રણ હારની કિનાર', 'gu', '3 rows'],
  ['block print lotus with 2 rows of border', 'en', '2 rows'],
] as const)('rows of a border are counted: %s', (text, language, value) => {
  expect(saidOfBorder(text, language)).toContain(value);
});

it('four borders run along four sides, and a border that is plain has a word of its own', () => {
  expect(saidOfBorder('lotus tablecloth with four borders in red', 'en').join()).not.toContain('rows');
  expect(saidOfBorder('zebra stole with a solid teal border', 'en')).toContain('solid');
});
