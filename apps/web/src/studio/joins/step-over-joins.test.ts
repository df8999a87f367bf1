import { expect, it } from 'vitest';
import { stepOverJoins } from './step-over-joins.ts';

const side = 32;
const picture = (grey: (x: number, y: number) => number) =>
  Uint8ClampedArray.from({ length: side * side * 4 }, (_, i) => grey((i >> 2) % side, Math.floor((i >> 2) / side)));
const wave = (x: number) => 128 + 100 * Math.sin((2 * Math.PI * x) / side);

it('does not tell the join of a picture that goes round from the picture', () => {
  expect(
    stepOverJoins(
      picture((x, y) => (wave(x) + wave(y)) / 2),
      side,
      side,
    ),
  ).toBeLessThanOrEqual(1);
});

it('finds the edge of a picture that was cut off, on either axis', () => {
  expect(
    stepOverJoins(
      picture((x) => x * 7),
      side,
      side,
    ),
  ).toBeGreaterThan(10);
  expect(
    stepOverJoins(
      picture((_, y) => y * 7),
      side,
      side,
    ),
  ).toBeGreaterThan(10);
});

it('has nothing to find in one flat colour', () => {
  expect(
    stepOverJoins(
      picture(() => 90),
      side,
      side,
    ),
  ).toBe(0);
});
