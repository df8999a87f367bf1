import type { Point } from '../../geometry/point.ts';
import type { Rng } from '../../random/rng.ts';

/** Units along a line between two of its points: about a turn of the thread. */
const turn = 5.5;

/** How far an edge strays from its course at each of so many points; nought at both ends, so that pieces join. */
export function raggedness(rng: Rng, points: number, depth: number): number[] {
  let drift = 0;
  return Array.from({ length: points }, (_, k) => {
    drift = drift * 0.72 + rng.between(-0.5, 0.5);
    // Now and then the thread bit deep, or slipped.
    const bite = rng.chance(0.16) ? rng.between(0.6, 1.5) : 0;
    const toEnd = Math.min(1, k / 3, (points - 1 - k) / 3);
    return depth * toEnd * (drift + bite);
  });
}

/** Points on a course from 0 to 1, a turn of the thread apart. */
export function stations(course: (t: number) => Point, length: number): Point[] {
  const count = Math.max(6, Math.round(length / turn));
  return Array.from({ length: count + 1 }, (_, k) => course(k / count));
}
