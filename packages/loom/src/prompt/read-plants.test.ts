import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each([
  ['tulip field in red', 'en', 'palmette'],
  ['a field of sunflowers', 'en', 'sunflower'],
  ['wheat field, gold', 'en', 'wheat'],
  ['a field of lavender', 'en', 'bud'],
  ['ઘઉંનું ખેતર', 'gu', 'wheat'],
] as const)('draws the plant of a field, and dyes no ground by it: %s', (prompt, language, plant) => {
  const { motifs, subjects, unmatched } = readPrompt(prompt, language);
  expect([[...motifs, ...subjects].includes(plant), unmatched]).toEqual([true, []]);
});

it.each([
  ['mustard field with poppies', 'en', 'mustard'],
  ['सरसों का खेत', 'hi', 'सरसों'],
] as const)('says that a crop without a drawing has other flowers in its place: %s', (prompt, language, word) => {
  const { ground, unmatched } = readPrompt(prompt, language);
  expect([ground, unmatched]).toMatchObject([undefined, [{ word, isFlower: true }]]);
});

it('dyes a ground that birds are on', () => {
  expect(readPrompt('on a mustard field, navy birds', 'en').ground?.name).toBe('mustard');
});

it.each([
  ['olive sprigs and lemons', [], ['olive', 'lemon']],
  ['sprigs of jasmine on blue', ['blossom'], []],
  ['sprigs on blue', ['bud'], []],
] as const)('takes a sprig for a part of its plant, or a bud, and sets no butis: %s', (prompt, motifs, subjects) => {
  expect(readPrompt(prompt, 'en')).toMatchObject({ motifs, subjects, layouts: [] });
});

it('sets the sprigs of a saree as its butis', () => {
  expect(readPrompt('small sprigs on a pink saree', 'en').layouts).toEqual(['buti']);
});

it.each([
  ['violet field with white stars', 'violet', ['star']],
  ['lilac field with white dots', 'lilac', ['dot']],
  ['saffron field, maroon butis', 'saffron', []],
  ['saffron field and maroon butis', 'saffron', []],
  ['lavender field with gold stars', 'lavender', ['star']],
  ['gold lotus on a lilac field', 'lilac', ['lotus']],
] as const)('keeps the dye of a field that other things are on: %s', (prompt, ground, things) => {
  const { ground: dyed, motifs, unmatched } = readPrompt(prompt, 'en');
  expect([dyed?.name, motifs, unmatched]).toEqual([ground, things, []]);
});

it.each([
  ['lavender field', 'bud'],
  ['field of saffron with cows', 'cow'],
  ['poppy field in red', 'blossom'],
] as const)('sows what stands in a field of its own, and draws it where there is a drawing: %s', (prompt, thing) => {
  const { ground, motifs, subjects } = readPrompt(prompt, 'en');
  expect(ground).toBeUndefined();
  expect([...motifs, ...subjects]).toContain(thing);
});

it.each(['sprigs of white on blue', 'sprigs of gold on maroon', 'small sprigs of pink'])(
  'draws the sprigs of a dye: %s',
  (prompt) => {
    expect(readPrompt(prompt, 'en').motifs).toEqual(['bud']);
  },
);
