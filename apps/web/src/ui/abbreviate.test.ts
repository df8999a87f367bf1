import { expect, it } from 'vitest';
import { abbreviateName, truncate } from './abbreviate.ts';

it.each([
  ['Kavita Solanki', 'K. Solanki'],
  ['Kavita', 'Kavita'],
  ['  Kavita   Ben  Solanki ', 'K. Ben Solanki'],
  ['Meenakshisundaram', 'Meenakshisunda…'],
  ['Ravi Krishnamurthy Iyer', 'R. Krishnamurt…'],
  ['', ''],
])('shortens the name "%s" to "%s", fifteen characters at most', (name, short) => {
  expect(abbreviateName(name)).toBe(short);
  expect(Array.from(new Intl.Segmenter().segment(short)).length).toBeLessThanOrEqual(15);
});

it('leaves what fits and marks where it cut', () => {
  expect(truncate('a'.repeat(25), 25)).toBe('a'.repeat(25));
  expect(truncate('a'.repeat(26), 25)).toBe(`${'a'.repeat(24)}…`);
});

it('never cuts a letter of Devanagari, Gujarati or an emoji of several parts in two', () => {
  expect(truncate('कि'.repeat(5), 3)).toBe('किकि…');
  expect(truncate('ક્ષિ'.repeat(5), 3)).toBe('ક્ષિક્ષિ…');
  expect(truncate('👩‍🎨👩‍🎨👩‍🎨', 2)).toBe('👩‍🎨…');
});
