import { generateParams } from '@naksha/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { readWords, writeWords } from './kept-words.ts';

const kept = new Map<string, string>();
const drawer = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const words = { ask: { ...generateParams.parse({ prompt: 'red lotus' }), seed: 'one' }, made: null };

describe('kept words', () => {
  beforeEach(() => kept.clear());

  it('come back only to the person who typed them', () => {
    writeWords(drawer, 'mira', words);
    expect(readWords(drawer, 'mira')).toEqual(words);
    expect(readWords(drawer, 'someone else')).toBeNull();
  });

  it('leave nothing behind once the panel is empty', () => {
    writeWords(drawer, 'mira', words);
    writeWords(drawer, 'mira', { ...words, ask: { ...words.ask, prompt: '' } });
    expect(kept.size).toBe(0);
  });

  it('are forgotten when nothing of today wrote them', () => {
    for (const text of ['{', '{"ask":{"prompt":1}}']) {
      kept.set('naksha.words', text);
      expect(readWords(drawer, 'mira')).toBeNull();
      expect(kept.size).toBe(0);
    }
  });
});
