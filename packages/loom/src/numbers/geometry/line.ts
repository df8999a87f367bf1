import { steady } from '../steady.ts';
import type { Point } from './point.ts';

/** Points along a cubic Bézier curve, both ends included. */
export function bezier(a: Point, b: Point, c: Point, d: Point, steps: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const u = 1 - t;
    const wa = u * u * u;
    const wb = 3 * u * u * t;
    const wc = 3 * u * t * t;
    const wd = t * t * t;
    points.push([wa * a[0] + wb * b[0] + wc * c[0] + wd * d[0], wa * a[1] + wb * b[1] + wc * c[1] + wd * d[1]]);
  }
  return points;
}

/**
 * A curve whose curvature runs evenly from one value to another: the bend of leaves and tendrils. It starts at the
 * origin, heading towards −y. `bendStart` and `bendEnd` are curvature × length in radians, positive to the right.
 */
export function clothoid(length: number, bendStart: number, bendEnd: number, steps: number): Point[] {
  const points: Point[] = [[0, 0]];
  const step = length / steps;
  let x = 0;
  let y = 0;
  for (let i = 0; i < steps; i++) {
    const t = (i + 0.5) / steps;
    const heading = bendStart * t + ((bendEnd - bendStart) * t * t) / 2;
    x += steady.sin(heading) * step;
    y -= steady.cos(heading) * step;
    points.push([x, y]);
  }
  return points;
}

/** Length of a polyline in units. */
export function arcLength(points: readonly Point[]): number {
  let length = 0;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] ?? [0, 0];
    const b = points[i] ?? [0, 0];
    length += steady.hypot(b[0] - a[0], b[1] - a[1]);
  }
  return length;
}

/** The same polyline with points at equal steps of length, both ends kept; at least one step. */
export function resample(points: readonly Point[], step: number): Point[] {
  const total = arcLength(points);
  const count = Math.max(1, Math.round(total / step));
  const even = total / count;
  const result: Point[] = [];
  let walked = 0;
  let next = 0;
  for (let i = 1; i < points.length; i++) {
    const a = points[i - 1] ?? [0, 0];
    const b = points[i] ?? [0, 0];
    const length = steady.hypot(b[0] - a[0], b[1] - a[1]);
    while (result.length < count && next <= walked + length) {
      const t = length === 0 ? 0 : (next - walked) / length;
      result.push([a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]);
      next = result.length * even;
    }
    walked += length;
  }
  const end = points.at(-1);
  if (end) result.push(end);
  return result;
}

/** Unit normals of a polyline, at each point, to the right-hand side of its direction (on screen, y down). */
export function normals(points: readonly Point[]): Point[] {
  return points.map((point, i) => {
    const before = points[i - 1] ?? point;
    const after = points[i + 1] ?? point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = steady.hypot(dx, dy) || 1;
    return [-dy / length, dx / length];
  });
}

/** The outline of a brush stroke along a spine; `width` is the full width in units at a share 0 … 1 of the way. */
export function brush(spine: readonly Point[], width: (t: number) => number): Point[] {
  const sides = normals(spine);
  const last = Math.max(1, spine.length - 1);
  const right: Point[] = [];
  const left: Point[] = [];
  for (const [i, [x, y]] of spine.entries()) {
    const [nx, ny] = sides[i] ?? [0, 0];
    const half = width(i / last) / 2;
    right.push([x + nx * half, y + ny * half]);
    left.push([x - nx * half, y - ny * half]);
  }
  return [...right, ...left.reverse()];
}

/** Whether a place lies inside a closed outline (even-odd). */
export function isInside(outline: readonly Point[], x: number, y: number): boolean {
  let isIn = false;
  let [ax, ay] = outline.at(-1) ?? [0, 0];
  for (const [bx, by] of outline) {
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isIn = !isIn;
    ax = bx;
    ay = by;
  }
  return isIn;
}
