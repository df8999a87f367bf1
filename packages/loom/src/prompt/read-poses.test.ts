import { beforeAll, describe, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(openNames);

function read(prompt: string, language: 'en' | 'hi' | 'gu') {
  const { motifs, subjects, unmatched, tokens } = readPrompt(prompt, language);
  return {
    drawn: [...motifs, ...subjects],
    unread: unmatched.map(({ word }) => word),
    words: tokens.map(({ word }) => word),
  };
}

describe('what a thing does', () => {
  it.each([
    ['galloping horses on rust', 'en', 'horse-galloping', 'galloping horses'],
    ['flying birds on mint', 'en', 'swallow', 'flying birds'],
    ['swimming ducks on aqua', 'en', 'duck', 'swimming ducks'],
    ['चलता हाथी, क्रीम पर', 'hi', 'elephant-walking', 'चलता हाथी'],
    ['उड़ती तितली', 'hi', 'butterfly', 'उड़ती तितली'],
    ['દોડતો ઘોડો', 'gu', 'horse-galloping', 'દોડતો ઘોડો'],
  ] as const)('is drawn where a drawing shows it, and underlined with the thing: %s', (prompt, language, id, word) => {
    const { drawn, unread, words } = read(prompt, language);
    expect(drawn).toEqual([id]);
    expect(unread).toEqual([]);
    expect(words).toContain(word);
  });

  it.each([
    ['sleepy cats on sand', 'en', 'cat', 'sleepy'],
    ['dancing peacocks on cream', 'en', 'peacock', 'dancing'],
    ['बैठा शेर', 'hi', 'lion', 'बैठा'],
    ['નાચતો હાથી', 'gu', 'elephant', 'નાચતો'],
  ] as const)('is said to be missing where none does, and the thing is drawn: %s', (prompt, language, id, word) => {
    expect(read(prompt, language)).toMatchObject({ drawn: [id], unread: [word] });
  });

  it('is kept by a thing over its colour', () => {
    expect(read('running brown horses', 'en').drawn).toEqual(['horse-galloping']);
  });
});

it.each([
  ['બેઠું પંખી', 'songbird'],
  ['ચાલતું હાથી', 'elephant-walking'],
  ['દોડતું હરણ', 'deer-leaping'],
  ['તરતું બતક', 'duck'],
])('knows the neuter of Gujarati: %s', (prompt, id) => {
  expect(read(prompt, 'gu')).toMatchObject({ drawn: [id], unread: [] });
});

it.each(['સૂતેલું બિલાડું', 'સૂતેલી બિલાડી', 'નાચતું હાથી', 'બેઠેલું હાથી'])(
  'strikes a neuter pose that no drawing shows: %s',
  (prompt) => {
    expect(read(prompt, 'gu').unread).toEqual([prompt.split(' ')[0]]);
  },
);
