import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Tile } from './tilings.ts';

/** Lines from the middles of a polygon's sides, each to where it meets its neighbour's. */
export interface ContactStar {
  /** Middles of the sides, where the lines go on into the next polygon. */
  readonly middles: readonly Point[];
  /** Where the line from side i meets the one from side i + 1. */
  readonly bays: readonly Point[];
  /** What the lines leave at each corner between sides i and i + 1. */
  readonly kites: readonly (readonly Point[])[];
  /** The star itself. */
  readonly outline: readonly Point[];
}

/** The polygon's star by Hankin's method: lines leave every side at `degrees` to it. */
export function contactStar({ corners, middle }: Tile, degrees: number): ContactStar {
  const count = corners.length;
  const at = (k: number): Point => corners[((k % count) + count) % count] ?? middle;
  const middles = corners.map((corner, k): Point => {
    const next = at(k + 1);
    return [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
  });
  // By symmetry both lines meet on the way from the corner to the middle.
  const [first, second] = [at(0), at(1)];
  const half = steady.hypot(second[0] - first[0], second[1] - first[1]) / 2;
  const radius = steady.hypot(first[0] - middle[0], first[1] - middle[1]);
  const inner = (Math.PI * (count - 2)) / (2 * count);
  const angle = (degrees * Math.PI) / 180;
  const along = (half * steady.sin(angle)) / steady.sin(Math.PI - angle - inner);
  const share = Math.min(0.94, along / radius);
  const bays = corners.map((_, k): Point => {
    const corner = at(k + 1);
    return [corner[0] + (middle[0] - corner[0]) * share, corner[1] + (middle[1] - corner[1]) * share];
  });
  const of = (list: readonly Point[], k: number): Point => list[k % count] ?? middle;
  return {
    middles,
    bays,
    kites: corners.map((_, k) => [of(middles, k), at(k + 1), of(middles, k + 1), of(bays, k)]),
    outline: corners.flatMap((_, k) => [of(middles, k), of(bays, k)]),
  };
}
