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

it.each([
  ['kairi and unicorn', 'en'],
  ['aam and cherry blossom', 'en'],
  ['bandhani with aam and lemons', 'en'],
  ['आम और नींबू, बनारसी साड़ी', 'hi'],
  ['કેરી અને લીંબુ, સાડી', 'gu'],
] as const)('keeps the mango an ambi where nothing is eaten, in a craft and on a saree: %s', (prompt, language) => {
  expect(readPrompt(prompt, language).subjects).not.toContain('mango');
});

it('eats the mango beside other fruit', () => {
  expect(readPrompt('kairi and guava', 'en').subjects).toEqual(['mango', 'guava-fruit']);
});

it.each([
  'woodland print for baby bedding with hedgehogs and mushrooms',
  'woodland animals',
  'woodland florals in sage',
  'baby quilt, woodland',
])('says that a wood is not drawn where it is no camouflage: %s', (prompt) => {
  const { patterns, ownLayouts, unmatched } = readPrompt(prompt, 'en');
  expect(patterns).not.toContain('camouflage');
  expect(ownLayouts).toEqual([]);
  expect(unmatched.map(({ word }) => word)).toContain('woodland');
});

it.each(['woodland camo with ducks', 'camouflage, woodland', 'woodland shirt'])(
  'takes the wood for camouflage beside its words and where nothing is to be drawn: %s',
  (prompt) => {
    expect(readPrompt(prompt, 'en').patterns).toEqual(['camouflage']);
  },
);

it.each(['hare on cream', 'a hare', 'leaping hare, gold and teal', 'brown hare print', 'hare and bluebell on sage'])(
  'in English it is the beast: %s',
  (prompt) => {
    const { subjects, accents } = readPrompt(prompt, 'en');
    expect(subjects).toContain('hare');
    expect(accents.map(({ name }) => name)).not.toContain('green');
  },
);

it.each(['hare patte', 'safed par hare phool', 'laal, hare aur peele phool', 'phool, laal, hare', 'hare rang ka mor'])(
  'in Hindi it is green: %s',
  (prompt) => {
    const { subjects } = readPrompt(prompt, 'en');
    expect(subjects).not.toContain('hare');
  },
);
