import { expect, it } from 'vitest';
import { clothPhoto, type OnCloth, sprigs } from '../../test/cloth-photo.ts';
import { findRegion } from './find-region.ts';

const [width, height] = [240, 200];
const flat: OnCloth = (x, y) => [x, y];
const drawn = sprigs(() => 0);
const wall = [150, 150, 146] as const;

it.each([
  ['on the left', (u: number) => u < 120, 60],
  ['in the middle', (u: number) => u > 70 && u < 190, 130],
] as const)('is the patterned part %s, but for a strip along its edge', (_, isCloth, middle) => {
  const photo = clothPhoto(width, height, (u, v) => (isCloth(u) ? drawn(u, v) : wall), flat);
  const region = findRegion(photo);
  if (region === undefined) throw new Error('Expected a region');
  let [found, wrong] = [0, 0];
  for (let at = 0; at < region.length; at++) {
    const isHere = isCloth(at % width);
    if (region[at] && isHere) found += 1;
    if (region[at] && !isHere) wrong += 1;
  }
  expect(region[100 * width + middle]).toBe(1);
  expect(found).toBeGreaterThan(0.7 * 118 * height);
  expect(wrong).toBeLessThan(0.12 * 120 * height);
});

it('is the larger one of two', () => {
  const isCloth = (u: number) => u < 70 || u > 110;
  const region = findRegion(clothPhoto(width, height, (u, v) => (isCloth(u) ? drawn(u, v) : wall), flat));
  expect(region?.[100 * width + 180]).toBe(1);
  expect(region?.[100 * width + 30]).toBe(0);
});

it('is the whole picture where all of it is patterned, also where a shadow lies on it', () => {
  const shaded = clothPhoto(width, height, drawn, flat, (x) => 0.5 + (0.5 * x) / width);
  expect(findRegion(shaded)?.includes(0)).toBe(false);
});

it.each([
  ['a plain colour', () => wall],
  ['a plain colour that grows dark', (u: number) => [60 + u / 2, 60 + u / 2, 58 + u / 2] as const],
] as const)('is none of %s', (_, plain) => {
  const tuple = (u: number): [number, number, number] => {
    const [r, g, b] = plain(u);
    return [r, g, b];
  };
  expect(findRegion(clothPhoto(width, height, tuple, flat))).toBeUndefined();
});

/** A pair of trousers before a wall that grows darker: plain is seen between the legs. */
const trousers = (x: number, y: number) =>
  x > 70 && x < 170 && y > 20 && y < 190 && !(y > 60 && Math.abs(x - 120) < 4 + (y - 60) / 20);

it('is what stands before a plain wall to its very edge, and nothing of the wall, however narrow it is', () => {
  const photo = clothPhoto(
    width,
    height,
    (u, v) => (trousers(u, v) ? drawn(u, v) : wall),
    flat,
    (x) => 0.7 + (0.3 * x) / width,
  );
  const region = findRegion(photo) ?? [];
  let [found, all, wrong] = [0, 0, 0];
  for (let at = 0; at < region.length; at++) {
    const isHere = trousers(at % width, Math.floor(at / width));
    if (isHere) all += 1;
    if (region[at] && isHere) found += 1;
    if (region[at] && !isHere) wrong += 1;
  }
  expect(found / all).toBeGreaterThan(0.85);
  expect(wrong).toBe(0);
});

it('is none of a plain garment with a small label', () => {
  const isLabel = (u: number, v: number) => Math.abs(u - 120) < 8 && Math.abs(v - 40) < 5;
  const dress = [40, 60, 120] as const;
  const shown = (u: number, v: number) => (isLabel(u, v) ? drawn(3 * u, 3 * v) : trousers(u, v) ? dress : wall);
  expect(findRegion(clothPhoto(width, height, shown, flat)) === undefined).toBe(true);
});

it('is none of a picture of one pixel', () => {
  expect(findRegion({ width: 1, height: 1, pixels: Uint8Array.from([200, 10, 10]) })).toBeUndefined();
});
