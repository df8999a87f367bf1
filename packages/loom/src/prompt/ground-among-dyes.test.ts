import type { Language } from '@naksha/contract';
import { expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

const partsOf = (prompt: string, language: Language) => {
  const { ground, accents } = readPrompt(prompt, language);
  return [ground?.name, ...accents.map(({ name }) => name)];
};

it.each<[Language, string, string, string]>([
  ['en', 'diyas and garlands, deep purple and orange', 'dark purple', 'orange'],
  ['en', 'pink and brown block print with small roses', 'brown', 'pink'],
  ['en', 'mustard and forest green block print with marigolds', 'forest green', 'mustard'],
  ['en', 'kites in yellow and blue', 'blue', 'yellow'],
  ['hi', 'गहरे नीले और पीले रंग में तितलियाँ', 'navy', 'yellow'],
  ['gu', 'જાંબલી અને ગુલાબી ફૂલોની ભાત', 'purple', 'pink'],
])('makes the deeper of two dyes the ground, and the other leads (%s: %s)', (language, prompt, ground, lead) => {
  expect(partsOf(prompt, language)).toEqual([ground, lead]);
});

it('makes the deepest of three dyes the ground where it is deep, and none where it is not', () => {
  expect(partsOf('paisley in maroon, mustard and teal', 'en')).toEqual(['maroon', 'mustard', 'teal']);
  expect(partsOf('butterflies in peach, mint and sky blue', 'en')[0]).toBeUndefined();
});

it('lays fans and things of three colours on the black among them, and never on a cream', () => {
  expect(partsOf('Art Deco fans in black, jade and gold', 'en')).toEqual(['black', 'jade', 'gold']);
  expect(partsOf('peacocks in coral, black and jade', 'en')).toEqual(['black', 'coral', 'jade']);
});

it.each<[string]>([
  ['foxes in rust, mushrooms in red'],
  ['yellow sunflowers and blue butterflies'],
  ['red and green strawberries'],
  ['maroon and mustard stripes with paisleys'],
  ['butterflies in rust and grey'],
  ['roses in red and crimson'],
])('leaves the ground open where colours are said of things, of bands or beside a grey (%s)', (prompt) => {
  expect(['rust', 'red', 'yellow', 'blue', 'green', 'mustard', 'crimson']).not.toContain(
    readPrompt(prompt, 'en').ground?.name,
  );
});

it('keeps the ground that is said outright, the paler one too', () => {
  expect(partsOf('navy butterflies on pink', 'en')).toEqual(['pink', 'navy']);
});

it('gives a list behind several things to the cloth, and not to the leaves that are named last', () => {
  const { ground, leaves } = readPrompt('tossed strawberries and mint leaves in red and cream', 'en');
  expect([ground?.name, leaves.map(({ name }) => name)]).toEqual(['cream', ['mint']]);
});

it.each<[Language, string]>([
  ['en', 'pink and yellow roses'],
  ['en', 'mustard and maroon roses'],
  ['en', 'red and pink hearts for kids'],
  ['en', 'red, yellow and blue kites'],
  ['hi', 'लाल और गुलाबी गुलाब'],
  ['hi', 'लाल और गुलाबी दिल, बच्चों के लिए'],
  ['gu', 'ગુલાબી અને પીળા ગુલાબ'],
  ['gu', 'લાલ અને ગુલાબી પતંગિયા'],
  ['en', 'blue and red floral, no ground colour'],
  ['hi', 'नीले और लाल फूल, ज़मीन का रंग नहीं'],
  ['gu', 'વાદળી અને લાલ ફૂલ, જમીનનો રંગ નહીં'],
])(
  'leaves the list to the things that it stands before, and no ground where none is wanted (%s: %s)',
  (language, prompt) => {
    const [ground, ...accents] = partsOf(prompt, language);
    expect(ground).toBeUndefined();
    expect(accents.length).toBeGreaterThan(1);
  },
);

it.each<[Language, string, string]>([
  ['en', 'purple and pink flowers', 'purple'],
  ['hi', 'बैंगनी और गुलाबी फूल', 'purple'],
])('still lays mere flowers on the deeper (%s: %s)', (language, prompt, ground) => {
  expect(partsOf(prompt, language)[0]).toBe(ground);
});
