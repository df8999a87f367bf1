import { beforeAll, expect, it } from 'vitest';
import { openNames } from '../vocabulary/subjects/shelf.ts';
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
