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
    'five petal flowers',
    'eight petal lotus',
    '8-petal lotus',
    'four leaf clover',
    'तीन पत्ती',
    'तीन पत्ती वाले फूल',
    'ત્રણ પત્તી',
    'ચાર પાંદડીનું ફૂલ',
    '2 x 2 elephants',
    '2×2 elephants',
    '6x6 lotus grid',
    'three by four elephants',
    '5 elephant wide border',
  ])('is no number of colours, sizes, measures, parts or rows: %s', (prompt) => {
    expect(readPrompt(prompt, 'en').counted).toBeUndefined();
  });

  it('is one where a width is said of something else', () => {
    expect(readPrompt('five elephants, wide border', 'en').counted?.[0]?.count).toBe(5);
  });

  it('of petals brings no brass', () => {
    expect(readPrompt('five petal flowers', 'en').accents).toEqual([]);
  });
});
