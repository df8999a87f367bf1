import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

const drawn = (prompt: string, language: 'en' | 'hi' | 'gu') => {
  const { motifs, subjects } = readPrompt(prompt, language);
  return [...motifs, ...subjects];
};

it.each([
  ['blue flowers for a sofa', 'en', 'cushions'],
  ['palm leaves for a lounger', 'en', 'cushions'],
  ['fabric for a dining chair and sofa, lemons', 'en', 'cushions'],
  ['parrots, chair covers', 'en', 'cushions'],
  ['birds sofa ke liye', 'en', 'cushions'],
  ['खिड़की के लिए बेलें', 'hi', 'curtains'],
  ['सोफ़े का कपड़ा, गुलाब', 'hi', 'cushions'],
  ['ખુરશી માટે પોપટ', 'gu', 'cushions'],
] as const)('takes the sizes of the goods that a use is: %s', (prompt, language, furnishing) => {
  expect(readPrompt(prompt, language)).toMatchObject({ furnishing, unmatched: [] });
});

it.each([
  ['tropical leaves for the beach', 'en', 'beach'],
  ['roses for a boat', 'en', 'boat'],
  ['ditsy flowers for a doll', 'en', 'doll'],
  ['नर्सरी की दीवार के लिए खरगोश', 'hi', 'दीवार'],
  ['તંબુ માટે ફૂલો', 'gu', 'તંબુ'],
] as const)('notes a use that chooses nothing, and draws none: %s', (prompt, language, use) => {
  const { tokens, unmatched } = readPrompt(prompt, language);
  const noted = tokens.filter(({ value }) => value === 'use').map(({ word }) => word);
  expect([noted, unmatched]).toEqual([[use], []]);
  expect(drawn(prompt, language)).not.toHaveLength(0);
});

it.each([
  ['for Diwali with lamps', 'en', 'lamp'],
  ['for Diwali lamps', 'en', 'lamp'],
  ['use pink for the elephants', 'en', 'elephant'],
  ['an idea for a peacock print', 'en', 'peacock'],
  ['looking for elephants on cream', 'en', 'elephant'],
  ['a print for cat lovers', 'en', 'cat'],
  ['cotton for kids who like trains', 'en', 'locomotive'],
  ['for peacock cushions', 'en', 'peacock'],
  ['मोर के लिए नीला', 'hi', 'peacock'],
] as const)('draws what is said behind "for" and is no use: %s', (prompt, language, thing) => {
  expect(drawn(prompt, language)).toContain(thing);
});

it.each([
  ['design for a peacock', 'en', ['peacock']],
  ['design for elephants', 'en', ['elephant']],
  ['pattern for lotus flowers on blue', 'en', ['lotus']],
  ['make me a design for tigers', 'en', ['tiger']],
  ['block print for elephants on cream', 'en', ['elephant']],
  ['artwork for a cow, with parrots', 'en', ['cow', 'parrot']],
  ['I want design for lotus and peacock in red', 'en', ['lotus', 'peacock']],
  ['हाथी के लिए डिज़ाइन', 'hi', ['elephant']],
  ['मोर के लिए लाल प्रिंट, कमल भी', 'hi', ['peacock', 'lotus']],
  ['મોર માટે ડિઝાઇન', 'gu', ['peacock']],
  ['હાથી માટે પ્રિન્ટ, લાલ', 'gu', ['elephant']],
] as const)('draws what a design, a pattern or a print is for: %s', (prompt, language, things) => {
  const { tokens, unmatched } = readPrompt(prompt, language);
  expect(drawn(prompt, language)).toEqual(expect.arrayContaining([...things]));
  expect([tokens.filter(({ value }) => value === 'use'), unmatched]).toEqual([[], []]);
});

it.each([
  ['floral print for a doll', 'doll'],
  ['peacock design for a boat', 'boat'],
])('notes the use of a print that has a thing of its own: %s', (prompt, use) => {
  expect(readPrompt(prompt, 'en').tokens).toContainEqual(expect.objectContaining({ word: use, value: 'use' }));
});

it.each(['for sleepy foxes', 'pattern for sleepy foxes', 'stripes for sleepy foxes', 'blankets for sleeping foxes'])(
  'takes what sleeps for no use: %s',
  (prompt) => {
    const { tokens } = readPrompt(prompt, 'en');
    expect(drawn(prompt, 'en')).toContain('fox');
    expect(tokens.filter(({ value }) => value === 'use')).toEqual([]);
  },
);

it.each(['motif for rug, tigers', 'design for a gamcha, tigers', 'tigers for a carpet'])(
  'makes the goods that a design is for, and notes them for no use: %s',
  (prompt) => {
    const { border, tokens } = readPrompt(prompt, 'en');
    expect(border).toBeDefined();
    expect(drawn(prompt, 'en')).toContain('tiger');
    expect(tokens.filter(({ value }) => value === 'use')).toEqual([]);
  },
);

it.each(['potli bags with mirrors', 'potli bags with elephants', 'jhola bag with tigers'])(
  'takes every name of a bag, and strews none: %s',
  (prompt) => {
    expect(readPrompt(prompt, 'en').border).toBeDefined();
    expect(drawn(prompt, 'en')).not.toContain('backpack');
  },
);
