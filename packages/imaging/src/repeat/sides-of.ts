import type { Place } from './arrangement.ts';

/** A side of a convex polygon. Points p inside of it have p·normal ≤ reach. */
export interface Side {
  readonly from: Place;
  readonly to: Place;
  readonly length: number;
  /** One long, outwards. */
  readonly normal: Place;
  readonly reach: number;
}

/** Corners nearer to each other than this are one. */
const least = 1e-6;

/** The sides of a convex polygon, whichever way around its corners are given. */
export function sidesOf(corners: readonly Place[]): Side[] {
  const x = corners.reduce((sum, [u]) => sum + u, 0) / corners.length;
  const y = corners.reduce((sum, [, v]) => sum + v, 0) / corners.length;
  return corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length] ?? from;
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dy);
    if (length < least) return [];
    const isOutwards = dy * (from[0] - x) - dx * (from[1] - y) >= 0;
    const turn = isOutwards ? 1 / length : -1 / length;
    const normal: Place = [dy * turn, -dx * turn];
    return [{ from, to, length, normal, reach: normal[0] * from[0] + normal[1] * from[1] }];
  });
}

/** How far a place lies inside, in pixels; negative outside. */
export function depthIn(sides: readonly Side[], x: number, y: number): number {
  let depth = Number.POSITIVE_INFINITY;
  for (const { normal, reach } of sides) depth = Math.min(depth, reach - normal[0] * x - normal[1] * y);
  return depth;
}
