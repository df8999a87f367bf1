import { expect, test } from 'vitest';
import { circle, curve, polyline, rectangle } from '../../numbers/geometry/path.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { linesOf, polygonsOf, spansAt } from './polygons.ts';

const ring: readonly Point[] = [
  [0.07, -0.93],
  [0.8, -0.05],
  [0.5, 0.6],
  [-0.45, 0.7],
  [-0.9, 0],
];

test('a smooth curve goes through the points it was drawn through, and stays near them', () => {
  for (const isClosed of [false, true]) {
    const [polygon = []] = polygonsOf(curve(ring, isClosed));
    for (const [x, y] of ring)
      expect(Math.min(...polygon.map(([px, py]) => Math.hypot(px - x, py - y)))).toBeLessThan(0.011);
    expect(Math.max(...polygon.flat().map(Math.abs))).toBeLessThan(1.2);
  }
});

test('a circle and a rectangle are as broad at every height as they are drawn', () => {
  const round = polygonsOf(circle(0.5, -0.25, 2));
  for (const y of [-1.9, -0.25, 1.2]) {
    const half = Math.sqrt(4 - (y + 0.25) ** 2);
    const [from = 0, to = 0] = spansAt(round, y);
    expect(from).toBeCloseTo(0.5 - half, 1);
    expect(to).toBeCloseTo(0.5 + half, 1);
  }
  expect(spansAt(polygonsOf(rectangle(-0.5, 0.25, 3, 0.75)), 0.5)).toEqual([-0.5, 3]);
});

test('a straight line of two points is a line and no polygon', () => {
  const leg: readonly Point[] = [
    [0.25, 0.5],
    [-0.5, 0.75],
  ];
  expect(linesOf(polyline(leg))).toEqual([leg]);
  expect(polygonsOf(polyline(leg))).toEqual([]);
});
