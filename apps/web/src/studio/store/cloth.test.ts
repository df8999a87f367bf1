import { pxToCm } from '@naksha/contract';
import { expect, it } from 'vitest';
import { asBefore } from './cloth.ts';

const origin = { source: {} as ImageBitmap, tile: { widthPx: 500, heightPx: 400, dpi: 150 }, cloth: 'a' };
const design = { tile: { widthPx: 2000, heightPx: 1600, dpi: 300 } };

it('lays what was enlarged beneath the result at the size that it has on cloth now', () => {
  const { tile } = asBefore(origin, design, 'upscale');
  expect(pxToCm(tile.widthPx, tile.dpi)).toBeCloseTo(pxToCm(2000, 300), 9);
  expect(pxToCm(tile.heightPx, tile.dpi)).toBeCloseTo(pxToCm(1600, 300), 9);
});

it('leaves the tile of a repeat as large as its copies', () => {
  expect(asBefore(origin, design, 'repeat')).toBe(origin);
});
