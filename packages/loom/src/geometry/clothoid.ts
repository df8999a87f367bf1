import { steady } from '../number/steady.ts';
import type { Point } from './point.ts';

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
