import { families } from '@naksha/contract';
import { expect, test } from 'vitest';
import { findFamilies } from './find-patterns.ts';

test('a family is found by its name in any language, whichever one reads', () => {
  expect(findFamilies('बांधनी', 'en')).toEqual(['bandhani']);
  expect(findFamilies('પટોળા', 'hi')).toContain('patola');
  expect(findFamilies('WARL', 'gu')).toEqual(['warli']);
});

test('a family is found by what a prompt calls it', () => {
  expect(findFamilies('houndstooth', 'en')).toContain('small-weaves');
});

test('nothing typed leaves all, and nonsense none', () => {
  expect(findFamilies(' ', 'en')).toEqual(families);
  expect(findFamilies('qqqq', 'en')).toEqual([]);
});
