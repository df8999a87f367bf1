import type { Language } from '@naksha/contract';
import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each<[Language, string, string]>([
  ['en', 'parrots facing each other on cream', 'facing'],
  ['en', 'peacocks back to back', 'apart'],
  ['en', 'elephants all facing left', 'left'],
  ['en', 'butterflies upside down', 'inverted'],
  ['en', 'horses, every fourth row red', 'nth'],
  ['en', 'alternating rows of camels and deer', 'turns'],
  ['en', 'pairs of swans', 'pairs'],
  ['en', 'two rows of elephants', 'rows'],
  ['en', 'stripes in the rhythm 1:2:3:5', 'ratio'],
  ['hi', 'आमने सामने मोर', 'facing'],
  ['hi', 'उल्टे फूल', 'inverted'],
  ['hi', 'बाएं देखते हाथी', 'left'],
  ['gu', 'સામસામે પોપટ', 'facing'],
  ['gu', 'એકાંતરે હાથી અને ઊંટ', 'turns'],
  ['gu', 'ઊંધા ફૂલ', 'inverted'],
])('reads how things are turned or follow each other in %s: %s', (language, prompt, way) => {
  const { ways, tokens, unmatched } = readPrompt(prompt, language);
  expect(ways?.map((each) => each.way)).toEqual([way]);
  expect(tokens.some(({ start }) => start === ways?.[0]?.start)).toBe(true);
  expect(unmatched).toEqual([]);
});

it.each([
  ['every third stripe gold', 'stripes are counted out by their own words'],
  ['alternate stripes of navy and white', 'a layout'],
  ['three rows of border on a saree', 'a border counts its own rows'],
  ['navy stripes, a thin red stripe after every third', 'a line comes after so many'],
])('leaves %s alone: %s', (prompt) => {
  expect(readPrompt(prompt, 'en').ways).toBeUndefined();
});

it.each<[Language, string]>([
  ['en', 'a pair of parrots'],
  ['hi', 'तोतों की जोड़ी'],
  ['hi', 'मोर का जोड़ा'],
  ['gu', 'પોપટની જોડી'],
])('counts two in a pair in %s: %s', (language, prompt) => {
  expect(readPrompt(prompt, language).counted).toMatchObject([{ count: 2 }]);
});

it.each<[Language, string, string, boolean]>([
  ['en', 'standing deer', 'standing', true],
  ['en', 'cats all sleeping', 'sleeping', false],
  ['hi', 'सोती हुई बिल्लियां', 'सोती', false],
])('knows in %s whether a drawing shows what a thing does: %s', (language, prompt, word, isShown) => {
  const { unmatched } = readPrompt(prompt, language);
  expect(unmatched.some((each) => each.word === word)).toBe(!isShown);
});
