import { expect, it } from 'vitest';
import { isFlat } from './is-flat.ts';

const side = 64;
const picture = (level: (x: number, y: number) => readonly [number, number, number]): Uint8ClampedArray =>
  Uint8ClampedArray.from(
    Array.from({ length: side * side }, (_, i) => [...level(i % side, Math.floor(i / side)), 255]).flat(),
  );

it('knows areas of a few colours, also when a preview blurs a little', () => {
  const at = (x: number, y: number) => (Math.floor(x / 8) * 5 + Math.floor(y / 8) * 3) % 12;
  expect(isFlat(picture((x, y) => [at(x, y) * 20, 200 - at(x, y) * 9, ((x * y) % 3) + 40]))).toBe(true);
});

it('knows a shaded picture by its many colours', () => {
  expect(isFlat(picture((x, y) => [x * 4, y * 4, (x * 7 + y * 3) % 256]))).toBe(false);
});
