import { expect, it } from 'vitest';
import { polyline } from './path.ts';
import type { Point } from './point.ts';

const numbersOf = (d: string) => d.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];

it('writes every coordinate to the nearest hundredth, whatever its sign and size', () => {
  const values = [0, -0, 0.004, -0.004, 0.005, 0.1, -0.4, 0.99, 0.999, 1, -1.05, 9.999, 10, 99.5, -100.25, 12345.678];
  const points = values.map((value): Point => [value, -value]);
  const written = numbersOf(polyline(points));
  for (const [i, value] of values.entries()) {
    expect(written[2 * i]).toBeCloseTo(Math.round(value * 100) / 100, 9);
    expect(written[2 * i + 1]).toBeCloseTo(Math.round(-value * 100) / 100, 9);
  }
});

it('keeps paths apart and whole, however long', () => {
  const long = Array.from({ length: 5000 }, (_, i): Point => [i + 0.25, -i]);
  const d = polyline(long, true);
  expect(d.match(/L/g)?.length).toBe(4999);
  expect(d.endsWith('L4999.25 -4999Z')).toBe(true);
  expect(
    polyline([
      [1, 2],
      [3, 4],
    ]),
  ).toBe('M1 2L3 4');
});
