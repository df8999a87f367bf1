import { afterEach, expect, it, vi } from 'vitest';
import { swatchSize } from './swatch-size.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a square in a small cell', 600, 600, 239, 1, 256],
  ['a square in a larger cell', 600, 600, 300, 1, 512],
  ['a square where the page is fine', 600, 600, 239, 2, 512],
  ['a cloth twice as long as wide', 600, 1200, 239, 1, 512],
  ['a cloth twice as wide as long', 1200, 600, 239, 1, 512],
  ['a saree', 5000, 500, 239, 1, 1024],
  ['what has no size', 0, 0, 239, 1, 256],
] as const)('asks for the preview that fills the cell with %s', (_, width, height, side, ratio, size) => {
  vi.stubGlobal('devicePixelRatio', ratio);
  expect(swatchSize({ width, height }, side)).toBe(size);
});
