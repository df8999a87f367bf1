import type { Language } from '@naksha/contract';
import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each<[Language, string]>([
  ['en', 'blue water drops'],
  ['en', 'water resistant fabric with fish'],
  ['en', 'waterproof cloth with anchors'],
  ['en', 'roses in muddy water tones'],
  ['en', 'fish in ocean colours'],
  ['en', 'fish in clear water'],
  ['hi', 'पानी जैसा नीला, मछली'],
  ['hi', 'फूल, पानी के रंग'],
  ['hi', 'जल रंग फूल'],
  ['hi', 'पानी की बूंदें, नीली'],
  ['gu', 'પાણી જેવું વાદળી, માછલી'],
  ['gu', 'ફૂલ, પાણીના રંગ'],
  ['gu', 'પાણીનાં ટીપાં, વાદળી'],
])('draws no waves where water is a likeness, a drop, a finish or a paint (%s: %s)', (language, prompt) => {
  expect(readPrompt(prompt, language).motifs).not.toContain('wave');
});

it.each<[Language, string]>([
  ['hi', 'जल रंग फूल'],
  ['gu', 'ફૂલ, પાણીના રંગ'],
])('paints with water where its colours are named (%s: %s)', (language, prompt) => {
  expect(readPrompt(prompt, language).ownLayouts).toContainEqual({ family: 'floral', layout: 'watercolour' });
});

it('draws the drops of water, notes a finish and strikes what no drawing shows', () => {
  expect(readPrompt('blue water drops', 'en').subjects).toEqual(['raindrop']);
  expect(readPrompt('water resistant fabric with fish', 'en').unmatched).toEqual([]);
  expect(readPrompt('roses in muddy water tones', 'en').unmatched.map(({ word }) => word)).toContain('water');
});

it.each<[Language, string]>([
  ['en', 'fish and water, blue'],
  ['hi', 'पानी में मछली'],
  ['gu', 'પાણી અને માછલી'],
])('draws waves of water that is named (%s: %s)', (language, prompt) => {
  expect(readPrompt(prompt, language).motifs).toContain('wave');
});
