import { beforeAll, describe, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(openNames);

function read(prompt: string, language: 'en' | 'hi' | 'gu') {
  const { motifs, subjects, accents, unmatched } = readPrompt(prompt, language);
  return {
    drawn: [...motifs, ...subjects],
    dyes: accents.map(({ name }) => name),
    plain: unmatched.map(({ word, plain }) => `${word} ${plain ?? ''}`.trim()),
  };
}

describe('a noun that says what kind of thing another is', () => {
  it.each([
    ['honey bottles on cream', 'en', ['soda-bottle'], ['honey bottles']],
    ['ribbon ball, tossed', 'en', ['cricket-ball'], ['ribbon ball']],
    ['cow bell on mustard', 'en', ['bell'], ['cow bell']],
    ['dragon boats in teal', 'en', ['sailboat'], ['dragon boats']],
    ['party hats for kids', 'en', ['womans-hat'], ['party hats']],
    ['gingerbread houses on red', 'en', ['house'], ['gingerbread houses']],
    ['torch lily on white', 'en', ['palmette'], ['torch lily']],
    ['शराब की बोतल', 'hi', ['soda-bottle'], ['शराब बोतल']],
    ['શાહીની બોટલ', 'gu', ['soda-bottle'], ['શાહીની બોટલ']],
    ['wine bottles with grapes', 'en', ['soda-bottle', 'grapes'], ['wine bottles']],
    ['मंदिर की घंटियां, केसरिया पर', 'hi', ['bell'], ['मंदिर घंटियां']],
    ['હાથીની ટોપી', 'gu', ['billed-cap'], ['હાથીની ટોપી']],
    ['જાદુની ટોપી', 'gu', ['billed-cap'], ['જાદુની ટોપી']],
  ] as const)('is said, and the thing is a plain one: %s', (prompt, language, drawn, plain) => {
    expect(read(prompt, language)).toMatchObject({ drawn, plain });
  });

  it.each([
    ['baby bears on mint', 'age', 'infants', 'baby bears'],
    ['party hats on white', 'setting', 'festival', 'party hats'],
    ['love birds on red', 'mood', 'romantic', 'love birds'],
  ] as const)(
    'leans the cloth where it is a word of age, season or mood, and is said too: %s',
    (prompt, kind, value, plain) => {
      expect(readPrompt(prompt, 'en')[kind]).toBe(value);
      expect(read(prompt, 'en').plain).toEqual([plain]);
    },
  );

  it('is asked about where it is spelt like a known word', () => {
    const { unmatched } = readPrompt('elephnt balls', 'en');
    expect(unmatched).toEqual([expect.objectContaining({ word: 'elephnt', suggestion: 'elephant' })]);
  });

  it.each([
    ['perfume bottles', ['perfume-bottle']],
    ['ink bottles on cream', ['inkwell']],
    ['yarn ball, tossed', ['yarn-ball']],
    ['tea cups', ['teacup']],
    ['dragon flies on navy', ['dragonfly']],
    ['egg baskets', ['egg', 'basket']],
    ['apple trees', ['fruit-tree']],
    ['cottage garden on cream', ['blossom', 'rosette']],
  ])('is part of a name that has a drawing, and of what holds or bears it: %s', (prompt, drawn) => {
    const all = read(prompt, 'en');
    expect([all.drawn.toSorted(), all.plain]).toEqual([[...drawn].toSorted(), []]);
  });

  it.each(['pencil box', 'umbrella stands', 'bottle brush'])(
    'is not drawn for a thing that has no drawing: %s',
    (prompt) => {
      expect(read(prompt, 'en').drawn).toEqual([]);
    },
  );

  it.each(['black cats', 'wine curtains', 'golden bells', 'blue bottles', 'stitched birds', 'elephant bird fish'])(
    'is no dye, adjective or keyword: %s',
    (prompt) => {
      expect(read(prompt, 'en').plain.filter((word) => word.includes(' '))).toEqual([]);
    },
  );
});

describe('a dye that is called by what grows', () => {
  it.each([
    ['daffodils on navy', 'en', 'daffodils'],
    ['violet print', 'en', 'violet'],
    ['small cornflowers scattered on white', 'en', 'cornflowers'],
  ] as const)('is a flower without a drawing, in whose place others stand: %s', (prompt, language, word) => {
    expect(read(prompt, language)).toMatchObject({ drawn: ['blossom', 'rosette'], plain: [word] });
  });

  it.each([
    ['roses, no daffodils', ['rosette']],
    ['blue and white, no lilacs', []],
    ['roses, no lilacs', ['rosette']],
    ['roses, no jacaranda flowers', ['rosette']],
  ])('is neither drawn nor dyed with where it is refused: %s', (prompt, motifs) => {
    const { motifs: drawn, accents, unmatched, tokens, refused } = readPrompt(prompt, 'en');
    expect(drawn).toEqual(motifs);
    expect(accents.map(({ name }) => name)).not.toContainEqual(expect.stringMatching(/daffodil|lilac|jacaranda/));
    expect(unmatched).toEqual([]);
    expect(tokens.filter(({ kind }) => kind === 'exclude')).toHaveLength(1);
    expect([refused.colours.length, refused.motifs]).toEqual([1, []]);
  });

  it('is refused as itself where it has a drawing', () => {
    const { motifs, accents, unmatched, refused } = readPrompt('ગુલાબ, કેસૂડાનાં ફૂલ નહીં', 'gu');
    expect([motifs, accents.map(({ name }) => name), unmatched]).toEqual([['rosette'], ['rose'], []]);
    expect([refused.options, refused.colours, refused.motifs]).toEqual([['palash'], [], []]);
  });

  it('is its own flower, and its own fruit, where these are drawn', () => {
    expect(read('orchid print for a kurta', 'en').drawn).toEqual(['blossom']);
    expect(read('पलाश के फूल', 'hi')).toMatchObject({ drawn: ['palash'], plain: [] });
    expect(read('કેસૂડાનાં ફૂલ', 'gu')).toMatchObject({ drawn: ['palash'], plain: [] });
    expect(read('bougainvillea vines on white', 'en').drawn).toEqual(['blossom', 'vine']);
    expect(read('avocado print for kids', 'en')).toMatchObject({ drawn: ['avocado'], dyes: [] });
  });

  it.each([
    ['lilac blossoms on mint', 'lilac'],
    ['roses in lavender', 'lavender'],
    ['lemon stripes on navy', 'lemon'],
    ['coral print on navy', 'coral'],
    ['violet stripes', 'violet'],
  ])('stays a dye where something else has it: %s', (prompt, dye) => {
    expect(read(prompt, 'en').dyes).toContain(dye);
  });
});

it.each([
  ['pansy', 'en'],
  ['santa', 'en'],
  ['postage stamp', 'en'],
  ['weather', 'en'],
  ['भिंडी', 'hi'],
  ['मैना', 'hi'],
  ['બારી', 'gu'],
  ['કુહાડી', 'gu'],
] as const)('a word that is spelt as it is meant is no other word: %s', (word, language) => {
  expect(readPrompt(word, language).tokens).toEqual([]);
});
