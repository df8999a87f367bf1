import { describe, expect, it } from 'vitest';
import { readPrompt } from './read-prompt.ts';

describe('a number of things', () => {
  it.each([
    ['seven horses on cream', 'en', 7, 'horse'],
    ['five small red cows', 'en', 5, 'cow'],
    ['3 peacocks in block print', 'en', 3, 'peacock'],
    ['पाँच हाथी, क्रीम पर', 'hi', 5, 'elephant'],
    ['પાંચ મોર, લાલ પર', 'gu', 5, 'peacock'],
  ] as const)('is read, and is never passed over: %s', (prompt, language, count, thing) => {
    const { counted, tokens } = readPrompt(prompt, language);
    expect(counted).toHaveLength(1);
    expect(counted?.[0]?.count).toBe(count);
    expect(counted?.[0]?.things).toContain(thing);
    expect(tokens.some(({ start }) => start === counted?.[0]?.start)).toBe(true);
  });

  it.each([
    'roses in three colours',
    'lotuses in two sizes',
    'two greens and roses on cream',
    'three-leaf sprigs on blue',
    'roses 4 cm large',
  ])('is no number of colours, sizes or measures: %s', (prompt) => {
    expect(readPrompt(prompt, 'en').counted).toBeUndefined();
  });
});
