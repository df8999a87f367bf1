import { expect, it } from 'vitest';
import { isolines } from '../../numbers/geometry/isolines.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { rowField } from '../../numbers/geometry/row-field.ts';
import { discOutline } from './figures/outlines.ts';
import { spaced } from './spaced.ts';

const square: Point[] = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
].flatMap(([x = 0, y = 0], i, all) => {
  const [u = 0, v = 0] = all[(i + 1) % 4] ?? [];
  return Array.from({ length: 20 }, (_, k): Point => [100 * (x + ((u - x) * k) / 20), 100 * (y + ((v - y) * k) / 20)]);
});

function steps(points: readonly Point[]): number[] {
  return points.map(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length] ?? [0, 0];
    return Math.hypot(u - x, v - y);
  });
}

it('sets a whole number of knots at even steps round a circle', () => {
  const places = spaced(discOutline(0, 0, 90), 11, true);
  const found = steps(places);
  expect(Math.max(...found) / Math.min(...found)).toBeLessThan(1.03);
  expect(Math.min(...found)).toBeGreaterThan(10.2);
  expect(Math.max(...found)).toBeLessThan(11.6);
});

it('sets a knot on every corner and even steps between', () => {
  const places = spaced(square, 11, true);
  for (const corner of [
    [0, 0],
    [100, 0],
    [100, 100],
    [0, 100],
  ] as const) {
    expect(Math.min(...places.map(([x, y]) => Math.hypot(x - corner[0], y - corner[1])))).toBeLessThan(1e-6);
  }
  const found = steps(places);
  expect(Math.max(...found) - Math.min(...found)).toBeLessThan(1e-6);
});

it('puts one knot into the middle of a ring too small for more', () => {
  const [[x, y] = [9, 9], ...rest] = spaced(discOutline(3, 4, 4), 11, true);
  expect(rest).toEqual([]);
  expect(Math.hypot(x - 3, y - 4)).toBeLessThan(0.1);
});

it('finds rows at an even distance inside an outline', () => {
  const field = rowField(discOutline(0, 0, 100), 4);
  for (const level of [10, 30, 60]) {
    const [line, ...others] = isolines(field, level);
    expect(others).toEqual([]);
    for (const [x, y] of line ?? []) expect(Math.abs(Math.hypot(x, y) - (100 - level))).toBeLessThan(1.2);
  }
});

it('parts a row in two where a figure has a waist', () => {
  const waist: Point[] = [
    [-100, -50],
    [0, -12],
    [100, -50],
    [100, 50],
    [0, 12],
    [-100, 50],
  ];
  expect(isolines(rowField(waist, 4), 6)).toHaveLength(1);
  expect(isolines(rowField(waist, 4), 18)).toHaveLength(2);
});
