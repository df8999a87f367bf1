import type { Point } from '../../../numbers/geometry/point.ts';
import { steady } from '../../../numbers/steady.ts';

/** The star that lines through the middles of a polygon's sides make, and the corners they cut off. */
export interface InscribedStar {
  readonly outline: readonly Point[];
  /** Each corner's area: middle of a side, the corner, middle of the next side, the star's bay. */
  readonly corners: readonly (readonly Point[])[];
  readonly middle: Point;
  /** Distance of the bays from the middle: the largest circle inside. */
  readonly bay: number;
  readonly tip: number;
}

/**
 * "Polygons in contact" (Hankin 1925): from the middle of every side two lines leave at `angle` radians to the side and
 * meet their neighbours. Neighbouring polygons share the middles, so lines run on straight through the whole plane.
 */
export function starIn(polygon: readonly Point[], angle: number): InscribedStar {
  const n = polygon.length;
  const at = (i: number): Point => polygon[((i % n) + n) % n] ?? [0, 0];
  const middle: Point = [sum(polygon, 0) / n, sum(polygon, 1) / n];
  const outline: Point[] = [];
  const corners: Point[][] = [];
  let bay = Number.POSITIVE_INFINITY;
  let tip = 0;
  for (let i = 0; i < n; i++) {
    const corner = at(i);
    const before = between(at(i - 1), corner);
    const after = between(corner, at(i + 1));
    const half = steady.hypot(before[0] - corner[0], before[1] - corner[1]);
    const opening = angleAt(corner, before, after) / 2;
    const reach = (half * steady.sin(angle)) / steady.sin(angle + opening);
    const inward: Point = [before[0] + after[0] - 2 * corner[0], before[1] + after[1] - 2 * corner[1]];
    const length = steady.hypot(inward[0], inward[1]);
    const meeting: Point = [corner[0] + (inward[0] / length) * reach, corner[1] + (inward[1] / length) * reach];
    outline.push(before, meeting);
    corners.push([before, corner, after, meeting]);
    bay = Math.min(bay, steady.hypot(meeting[0] - middle[0], meeting[1] - middle[1]));
    tip = Math.max(tip, steady.hypot(before[0] - middle[0], before[1] - middle[1]));
  }
  return { outline, corners, middle, bay, tip };
}

function between(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

function angleAt(corner: Point, a: Point, b: Point): number {
  const ax = a[0] - corner[0];
  const ay = a[1] - corner[1];
  const bx = b[0] - corner[0];
  const by = b[1] - corner[1];
  return steady.acos((ax * bx + ay * by) / (steady.hypot(ax, ay) * steady.hypot(bx, by)));
}

function sum(points: readonly Point[], axis: 0 | 1): number {
  return points.reduce((total, point) => total + point[axis], 0);
}
