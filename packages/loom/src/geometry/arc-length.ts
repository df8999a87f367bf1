import { steady } from '../number/steady.ts';
import type { Point } from './point.ts';

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
