import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each([
  ['square silk scarf 90 x 90 with peonies', 'en'],
  ['square cushion with roses', 'en'],
  ['चौकोर रूमाल, गुलाब', 'hi'],
  ['ચોરસ ગાદી, ગુલાબ', 'gu'],
] as const)('reads the shape of goods as no layout: %s', (prompt, language) => {
  const { layouts, unmatched } = readPrompt(prompt, language);
  expect([layouts, unmatched]).toEqual([[], []]);
});

it.each([
  ['squares with lotus on cream', 'en'],
  ['चौकोर खाने, गुलाब', 'hi'],
] as const)('keeps squares of the cloth: %s', (prompt, language) => {
  expect(readPrompt(prompt, language).layouts).toContain('grid');
});

it.each([
  ['art deco fans in teal and gold for hotel curtains', 'en'],
  ['beach house cushions, palms', 'en'],
  ['lotus curtains for a hotel', 'en'],
  ['restaurant napkins with lemons', 'en'],
  ['school room curtains with kites', 'en'],
  ['hospital blue curtains with lotus', 'en'],
  ['होटल के पर्दे, कमल', 'hi'],
  ['स्कूल के लिए पर्दे, पतंग', 'hi'],
  ['હોટલના પડદા માટે કમળ', 'gu'],
  ['હોસ્પિટલ માટે પડદા, કમળ', 'gu'],
] as const)('draws no place that goods are for, and says nothing of it: %s', (prompt, language) => {
  const { subjects, unmatched } = readPrompt(prompt, language);
  for (const place of ['hotel', 'house', 'beach-with-umbrella', 'school', 'hospital'])
    expect(subjects).not.toContain(place);
  expect(unmatched).toEqual([]);
});

it.each([
  ['hotels and palms on pink', 'hotel'],
  ['school with kites on sky blue', 'school'],
  ['children print: school, bus, kites', 'school'],
])('draws a place that is a thing of the picture: %s', (prompt, place) => {
  expect(readPrompt(prompt, 'en').subjects).toContain(place);
});

it.each([
  ['a square rug with diamonds', 'square'],
  ['lotus for a hotel', 'hotel'],
])('says of "%s" that %s is not followed where no goods take it', (prompt, word) => {
  const { subjects, layouts, unmatched } = readPrompt(prompt, 'en');
  expect([subjects, layouts]).toEqual([[], []]);
  expect(unmatched.map((each) => each.word)).toContain(word);
});
