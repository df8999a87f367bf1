import { expect, it } from 'vitest';
import { clothPhoto, type OnCloth, sprigs } from '../../test/cloth-photo.ts';
import { findBackdrop } from './find-backdrop.ts';

const [width, height] = [180, 150];
const flat: OnCloth = (x, y) => [x, y];
const drawn = sprigs(() => 0);
const table = [182, 176, 160] as const;
const isCloth = (u: number, v: number) => u > 40 && u < 150 && v > 30 && v < 128;
const onTable = (light: (x: number, y: number) => number) =>
  findBackdrop(clothPhoto(width, height, (u, v) => (isCloth(u, v) ? drawn(u, v) : table), flat, light));

it.each([
  ['in even light', () => 1],
  ['in light that falls off to a corner', (x: number, y: number) => 1 - (0.5 * (x + y)) / (width + height)],
] as const)('is the table around a cloth %s, and no ground of the cloth', (_, light) => {
  const behind = onTable(light);
  const far = [...behind.keys()].filter((at) => !isCloth(at % width, Math.floor(at / width)));
  const deep = [...behind.keys()].filter((at) => {
    const [x, y] = [at % width, Math.floor(at / width)];
    return x > 44 && x < 146 && y > 34 && y < 124;
  });
  expect(far.every((at) => behind[at] === 1)).toBe(true);
  expect(deep.some((at) => behind[at] === 1)).toBe(false);
});

it.each([
  ['a cloth on whose ground motifs lie up to the edges', drawn],
  ['a cloth in broad stripes', (u: number) => (Math.floor(u / 22) % 2 ? table : ([30, 44, 96] as const))],
  ['a plain colour', () => table],
] as const)('is nothing of %s', (_, shown) => {
  expect(findBackdrop(clothPhoto(width, height, shown, flat)).includes(1)).toBe(false);
});
