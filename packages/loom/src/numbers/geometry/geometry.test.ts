import { expect, it } from 'vitest';
import { envelope } from './envelope.ts';
import { arcLength, bezier, brush, clothoid, resample } from './line.ts';
import { circle, closedCurve, curve, fixed } from './path.ts';
import { type Point, place } from './point.ts';

const straight: Point[] = [
  [0, 0],
  [0, -50],
  [0, -100],
];

it.each([
  [0, '0'],
  [-0.001, '0'],
  [1.005, '1'],
  [1.006, '1.01'],
  [-12.3456, '-12.35'],
  [0.1, '.1'],
  [99.999, '100'],
  [-0.5, '-.5'],
] as const)('writes %d as a number equal to it to 0.01', (value, text) => {
  expect(Number(fixed(value))).toBeCloseTo(Number(text), 5);
  expect(fixed(value).length).toBeLessThanOrEqual(String(Number(text)).length + 1);
});

it('runs a curve through every point', () => {
  const points: Point[] = [
    [0, 0],
    [10, 5],
    [20, -3],
  ];
  const ends =
    curve(points)
      .match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  expect(ends.slice(0, 2)).toEqual([0, 0]);
  expect(ends.slice(6, 8)).toEqual([10, 5]);
  expect(ends.slice(-2)).toEqual([20, -3]);
});

it('closes a curve and an outline of stretches', () => {
  expect(curve(straight, true)).toMatch(/Z$/);
  expect(closedCurve([straight, [...straight].reverse()]).match(/M/g)).toHaveLength(1);
});

it('draws a circle about its centre', () => {
  expect(circle(5, 5, 2)).toBe('M3 5a2 2 0 1 0 4 0a2 2 0 1 0 -4 0Z');
});

it('resamples at equal steps and keeps both ends', () => {
  const points = resample(bezier([0, 0], [0, 80], [120, 80], [120, 0], 40), 10);
  const steps = points.slice(1).map((point, i) => arcLength([points[i] ?? point, point]));
  expect(points[0]).toEqual([0, 0]);
  expect(points.at(-1)).toEqual([120, 0]);
  expect(Math.max(...steps) / Math.min(...steps)).toBeLessThan(1.1);
});

it('gives a brush its width across the spine', () => {
  const outline = brush(straight, (t) => 10 - 4 * t);
  expect(outline[0]?.[0]).toBeCloseTo(5);
  expect(outline.at(-1)?.[0]).toBeCloseTo(-5);
  expect(outline[2]?.[0]).toBeCloseTo(3);
});

it('insets an envelope by exactly what its radii lose', () => {
  const spine = bezier([0, 0], [0, -60], [60, -90], [90, -40], 60);
  const radii = spine.map((_, i) => 30 - 0.3 * i);
  const outer = envelope(spine, radii);
  const inner = envelope(
    spine,
    radii.map((r) => r - 6),
  );
  const gaps = inner.map(([x, y]) => Math.min(...outer.map(([ox, oy]) => Math.hypot(ox - x, oy - y))));
  expect(Math.min(...gaps)).toBeGreaterThan(5.7);
  expect(Math.max(...gaps)).toBeLessThan(6.6);
});

it('starts a clothoid upwards and bends it to the right for positive bends', () => {
  const points = clothoid(100, 0, 1, 20);
  expect(points[1]?.[0]).toBeCloseTo(0, 0);
  expect(points[1]?.[1]).toBeLessThan(0);
  expect(points.at(-1)?.[0]).toBeGreaterThan(5);
  expect(arcLength(points)).toBeCloseTo(100);
});

it('turns clockwise on screen', () => {
  const [point] = place([[0, -1]], 10, 10, Math.PI / 2, 2);
  expect(point?.[0]).toBeCloseTo(12);
  expect(point?.[1]).toBeCloseTo(10);
});
