import { expect, it } from 'vitest';
import { wordsLeft } from './words-left.ts';

it('has nothing left of words that were done', () => {
  expect(wordsLeft('denser', 'denser')).toBe('');
  expect(wordsLeft(' denser, ', 'denser')).toBe('');
});

it('keeps what was typed while they were being done', () => {
  expect(wordsLeft('denser, navy ground', 'denser')).toBe('navy ground');
  expect(wordsLeft('ज़मीन गहरी। कमल ज़्यादा', 'ज़मीन गहरी')).toBe('कमल ज़्यादा');
});

it('keeps all words when others were done, or none', () => {
  expect(wordsLeft('denser', 'navy ground')).toBe('denser');
  expect(wordsLeft('warmer', 'warm')).toBe('warmer');
  expect(wordsLeft('denser ', undefined)).toBe('denser ');
});
