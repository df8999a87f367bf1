import { flattenParams } from '@naksha/contract';
import { expect, it } from 'vitest';
import { isMadeWith } from './is-made-with.ts';

const six = { operation: 'flatten', params: { locked: [], colours: 6 } };

it('knows the result of exactly these settings', () => {
  expect(isMadeWith(six, 'flatten', flattenParams.parse({ colours: 6 }))).toBe(true);
});

it('distinguishes other settings and other operations', () => {
  expect(isMadeWith(six, 'flatten', flattenParams.parse({ colours: 7 }))).toBe(false);
  expect(isMadeWith(six, 'flatten', flattenParams.parse({ colours: 6, locked: ['#102030'] }))).toBe(false);
  expect(isMadeWith({ ...six, operation: 'vectorise' }, 'flatten', flattenParams.parse({ colours: 6 }))).toBe(false);
  expect(isMadeWith({}, 'flatten', flattenParams.parse({ colours: 6 }))).toBe(false);
});

it('knows what was made of an approved palette by its other params', () => {
  const made = { operation: 'flatten', params: { colours: 2, palette: ['#a4322a', '#efe2c5'] } };
  expect(isMadeWith(made, 'flatten', flattenParams.parse({ colours: 2 }))).toBe(true);
});
