import { expect, test } from 'vitest';
import { hexToOklch } from '../../numbers/colour/oklch.ts';
import { coatOf } from '../coats.ts';
import { naturalDyes } from './natural-dyes.ts';
import { natureOf } from './nature-of.ts';
import type { Outline } from './outline.ts';
import { isOutlined, openNames } from './shelf.ts';
import { usualDyeOf } from './usual-dyes.ts';

const outlineOf = (id: string, dyes: readonly string[] = []): Outline => ({
  id,
  setting: 'garden',
  dyes: [...dyes],
  regions: [{ d: 'M0 0L9 0L9 9Z', slot: 2, share: 100 }],
});

const hueOf = (id: string) => {
  const [hex = '#808080'] = naturalDyes([outlineOf(id)]).dyes;
  return hexToOklch(hex)[2];
};

test('What a library has in one colour has its own dye where no colour is named.', () => {
  expect(hueOf('sea-star')).toBeGreaterThan(25);
  expect(hueOf('sea-star')).toBeLessThan(50);
  expect(hueOf('bamboo')).toBeGreaterThan(110);
  expect(hueOf('mustard-flower')).toBeGreaterThan(75);
  expect(hueOf('mustard-flower')).toBeLessThan(100);
});

test('A usual dye gives way to a named colour, one by nature does not.', () => {
  expect(natureOf('jellyfish', undefined)).toBeUndefined();
  expect(coatOf('jellyfish', true)).toBe(usualDyeOf('jellyfish'));
  expect(coatOf('jellyfish', false)).toBeUndefined();
  expect(natureOf('coconut', undefined)).toBeDefined();
});

test('A leaf of a fruit tree is green, whatever its fruit is.', () => {
  const hue = hexToOklch(natureOf('banana-leaf', undefined) ?? '#000000')[2];
  expect(hue).toBeGreaterThan(110);
});

test('What has a usual dye can be drawn.', async () => {
  await openNames();
  for (const id of ['goat', 'surf-board', 'sea-star', 'tiger-lily', 'mustard-flower', 'rangoli', 'postbox'])
    expect(isOutlined(id), id).toBe(true);
});
