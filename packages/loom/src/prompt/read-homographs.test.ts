import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each([
  ['બાળકો માટે પતંગ અને ફિરકી', 'cutting-kite'],
  ['baby quilt of pinwheels and kites', 'paper-windmill'],
  ['koi and herons on white', 'koi'],
  ['scallops and fish on aqua', 'scallop'],
])('a word for a layout, or for nothing, is a thing beside things: %s', (prompt, thing) => {
  const { subjects, ownLayouts } = readPrompt(prompt, 'en');
  expect(subjects).toContain(thing);
  expect(ownLayouts).toEqual([]);
});

it.each([
  ['pinwheel quilt in red and white', 'pinwheel'],
  ['फिरकी, लाल और सफ़ेद', 'pinwheel'],
  ['scallops in gold on black', 'fans'],
])('alone it is the layout: %s', (prompt, layout) => {
  expect(readPrompt(prompt, 'en').ownLayouts.map((own) => own.layout)).toEqual([layout]);
});

it.each([
  ['trasa patta, gulabi ane kesari, leheriya', []],
  ['patti for shirts, blue and white', []],
  ['phool aur patti, laal aur hara', ['blossom', 'rosette', 'leaf']],
  ['laal patte aur hari bel', ['leaf', 'vine']],
])('patta is a stripe in stripes and a leaf among plants: %s', (prompt, motifs) => {
  expect(readPrompt(prompt, 'en').motifs).toEqual(motifs);
});

it('keeps koi in Hindi for "any"', () => {
  expect(readPrompt('safed par neele phool, koi hara rang nahi', 'hi').subjects).toEqual([]);
  expect(readPrompt('koi phool laal par', 'hi').subjects).toEqual([]);
});

it('takes the forest behind beasts and trees for where they are', () => {
  expect(readPrompt('cypress and deer forest on sage', 'en').accents).toEqual([]);
  expect(readPrompt('deer in forest green', 'en').accents.map(({ name }) => name)).toEqual(['forest green']);
});
