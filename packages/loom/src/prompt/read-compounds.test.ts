import { beforeAll, describe, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(openNames);

function read(prompt: string, language: 'en' | 'hi' | 'gu') {
  const { motifs, subjects, unmatched, usage } = readPrompt(prompt, language);
  return { drawn: [...motifs, ...subjects], unread: unmatched.map(({ word }) => word), usage };
}

describe('a compound of nouns', () => {
  it.each([
    ['elephant tusks on cream', 'en', 'elephant tusks'],
    ['pineapple crowns', 'en', 'pineapple crowns'],
    ['bicycle wheels on red', 'en', 'bicycle wheels'],
    ['lotus petals, tossed', 'en', 'lotus petals'],
    ['chilli powder', 'en', 'chilli powder'],
    ['lion faces in block print', 'en', 'lion faces'],
    ['घोड़े की आंखें', 'hi', 'घोड़े की आंखें'],
    ['હાથીના દાંત', 'gu', 'હાથીના દાંત'],
    ['tulip bulbs on cream', 'en', 'tulip bulbs'],
    ['कमल की गुठली', 'hi', 'कमल की गुठली'],
    ['કેરીનો ગોટલો', 'gu', 'કેરીનો ગોટલો'],
    ['ghode ki naal', 'en', 'ghode ki naal'],
  ] as const)(
    'whose head has no drawing is unread whole, and nothing of it is drawn: %s',
    (prompt, language, unread) => {
      const { drawn, unread: said } = read(prompt, language);
      expect(said).toContain(unread);
      expect(drawn).toEqual([]);
    },
  );

  it.each([
    ['whale fish', 'en', ['whale']],
    ['carp fish', 'en', ['koi']],
    ['marigold flowers', 'en', ['rosette']],
    ['गुलाब के फूल', 'hi', ['rosette']],
    ['કમળનું ફૂલ', 'gu', ['lotus']],
    ['mango leaves', 'en', ['leaf']],
    ['आम के पत्ते', 'hi', ['leaf']],
    ['toucan birds', 'en', ['toucan']],
  ] as const)('of a name and its kind, or of a plant and its leaf, is one thing: %s', (prompt, language, drawn) => {
    expect(read(prompt, language)).toMatchObject({ drawn, unread: [] });
  });

  it('draws its head without what that is called by, and says so', () => {
    expect(read('cow bells on olive', 'en')).toMatchObject({ drawn: ['bell'], unread: ['cow'] });
    expect(read('bus tickets', 'en')).toMatchObject({ drawn: ['ticket'], unread: ['bus'] });
  });

  it.each([
    ['elephant silhouettes', ['elephant']],
    ['peacock strutting on cream', ['peacock']],
    ['mor nachte hue', ['peacock']],
    ['elephants caparisoned', ['elephant']],
    ['horse whirligiggy block print', ['horse']],
    ['phool patti', ['blossom', 'rosette', 'palmette', 'leaf']],
  ] as const)('is none where a verb, a showing or a plural stands: %s', (prompt, drawn) => {
    expect(read(prompt, 'en').drawn).toEqual(expect.arrayContaining(drawn.slice(0, 1)));
  });

  it.each([
    ['kerchief with roses', 'dupattas'],
    ['coasters with lemons', 'fabrics'],
    ['bolster covers in stripes', 'fabrics'],
    ['oven mitts with cherries', 'fabrics'],
  ])('goods are no motif: %s', (prompt, usage) => {
    expect(read(prompt, 'en')).toMatchObject({ usage, unread: [] });
  });
});

describe('a craft that is known by its dyes', () => {
  it.each([
    ['blue pottery cushion', 'en', 'white', ['cobalt', 'turquoise'], 'floral'],
    ['नीली पॉटरी', 'hi', 'white', ['cobalt', 'turquoise'], 'floral'],
    ['bidri on a stole', 'en', 'black', ['silver'], 'brocade'],
  ] as const)('brings them where no colour is said: %s', (prompt, language, ground, accents, instead) => {
    const intent = readPrompt(prompt, language);
    expect(intent.ground?.name).toBe(ground);
    expect(intent.accents.map(({ name }) => name)).toEqual(accents);
    expect(intent.later[0]?.instead).toBe(instead);
    expect(intent.subjects).toEqual([]);
  });

  it('leaves a colour that is said', () => {
    expect(readPrompt('blue pottery in red on cream', 'en')).toMatchObject({
      accents: [{ name: 'red' }],
      ground: { name: 'cream' },
    });
  });
});
