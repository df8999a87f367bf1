import { steady } from '../number/steady.ts';
import { arcLength } from './arc-length.ts';
import type { Point } from './point.ts';

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
