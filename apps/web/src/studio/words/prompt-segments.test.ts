import type { Token } from '@naksha/loom';
import { describe, expect, it } from 'vitest';
import { promptSegments, replaceSpan } from './prompt-segments.ts';

const token = (start: number, end: number): Token => ({ start, end, kind: 'pattern', word: '', value: 'kalamkari' });

describe('promptSegments', () => {
  const text = 'A kalamkari garden, large lotus';

  it('sets understood words apart and keeps every character', () => {
    const segments = promptSegments(text, [token(2, 11), token(20, 31)]);
    expect(segments.map((segment) => segment.text)).toEqual(['A ', 'kalamkari', ' garden, ', 'large lotus']);
    expect(segments.map((segment) => segment.token !== undefined)).toEqual([false, true, false, true]);
  });

  it('gives one plain segment when nothing is understood and none for nothing', () => {
    expect(promptSegments(text, [])).toEqual([{ text, start: 0 }]);
    expect(promptSegments('', [])).toEqual([]);
  });

  it('keeps the text whole when tokens overlap or are of an older text', () => {
    const segments = promptSegments(text, [token(2, 11), token(5, 14), token(29, 99)]);
    expect(segments.map((segment) => segment.text).join('')).toBe(text);
    expect(segments.filter((segment) => segment.token)).toHaveLength(1);
  });

  it('finds words of scripts with marks by their UTF-16 places', () => {
    const hindi = 'लाल कलमकारी';
    expect(promptSegments(hindi, [token(4, hindi.length)])[1]?.text).toBe('कलमकारी');
  });
});

describe('replaceSpan', () => {
  it('exchanges only the word', () => {
    expect(replaceSpan('A kalamkari garden', { start: 2, end: 11 }, 'bandhani')).toBe('A bandhani garden');
  });
});
