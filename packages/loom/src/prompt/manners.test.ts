import { beforeAll, expect, it } from 'vitest';
import { airWords, mannerWords } from '../vocabulary/noted-words.ts';
import { openNames } from '../vocabulary/subjects/shelf.ts';
import { formsOf } from '../vocabulary/words.ts';
import { foldText } from './fold-text.ts';
import { lexiconForms } from './lexicon.ts';
import { mannersIn } from './manners.ts';
import { readPrompt } from './read-prompt.ts';

beforeAll(async () => {
  await openNames();
});

it.each([
  ['hand painted roses', 'en', 'hand painted'],
  ['lotus, screen print', 'en', 'screen print'],
  ['digitally printed ferns', 'en', 'digitally printed'],
  ['हाथ से बने फूल', 'hi', 'हाथ से बने'],
  ['હાથે દોરેલાં ફૂલ', 'gu', 'હાથે દોરેલાં'],
] as const)('notes how a cloth is printed: %s', (prompt, language, word) => {
  const { tokens, unmatched } = readPrompt(prompt, language);
  expect([tokens.filter(({ value }) => value === 'manner').map((token) => token.word), unmatched]).toEqual([
    [word],
    [],
  ]);
});

it('counts the colours of two screens', () => {
  expect(readPrompt('lotus in two screen print', 'en')).toMatchObject({ colourCount: 2 });
});

it('finds none in words that a stop parts', () => {
  const sense = { kind: 'stop', value: '' } as const;
  const words = (gap: 'none' | 'stop') =>
    mannersIn([
      { sense, text: 'hand', start: 0, end: 4, gap: 'none' },
      { sense, text: 'painted', start: 5, end: 12, gap },
    ]);
  expect([words('none').get(0), words('stop').size]).toEqual([[0, 1], 0]);
});

it.each([
  ['चमकीले फूल', 'hi', { mood: 'vibrant' }],
  ['चमकीली साड़ी', 'hi', { mood: 'vibrant' }],
  ['धुंधली सी पत्तियां', 'hi', { scheme: 'neutral', motifs: ['leaf'] }],
  ['sun faded roses', 'en', { scheme: 'neutral', motifs: ['rosette'] }],
  ['earthy feel, lotus', 'en', { scheme: 'earthy', motifs: ['lotus'] }],
  ['handloom ferns, sun faded', 'en', { scheme: 'neutral', cloth: 'khadi' }],
  ['હાથવણાટ છાપ', 'gu', { cloth: 'khadi' }],
] as const)('leaves a word of mood, scheme or yarn what it says: %s', (prompt, language, expected) => {
  const read = readPrompt(prompt, language);
  expect(read).toMatchObject(expected);
  expect(read.tokens.filter(({ value }) => value === 'manner')).toEqual([]);
});

it('notes no word by which a mood, a scheme, a shade or a yarn is called', () => {
  const meanings = new Map(
    lexiconForms()
      .filter(({ meaning: { kind } }) => ['mood', 'scheme', 'shade', 'style', 'detail'].includes(kind))
      .map(({ text, meaning }) => [text, meaning]),
  );
  const noted = [...airWords, ...mannerWords].flatMap(formsOf).map((form) => foldText(form).text);
  expect(noted.filter((form) => meanings.has(form))).toEqual([]);
});
