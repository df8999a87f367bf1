import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import type { Region } from '../../vocabulary/subjects/outline.ts';
import { polygonsOf } from './polygons.ts';

/** Marks are several, and thinner than this, in an outline's own units. */
const leastParts = 3;
const mostWidth = 9;
const known = new WeakMap<Region, boolean>();

/** Whether a region is strokes of the pen on another, scales, stripes, veins: they have no contour of their own, and are not hatched. */
export function isMarks(region: Region): boolean {
  const ready = known.get(region);
  if (ready !== undefined) return ready;
  const polygons = region.d.split('M').length > leastParts ? polygonsOf(region.d) : [];
  let [area, round] = [0, 0];
  for (const polygon of polygons) {
    const own = measured(polygon);
    area += own.area;
    round += own.round;
  }
  const answer = polygons.length >= leastParts && (2 * area) / (round || 1) < mostWidth;
  known.set(region, answer);
  return answer;
}

function measured(polygon: readonly Point[]): { readonly area: number; readonly round: number } {
  let [twice, round] = [0, 0];
  let [bx, by] = polygon.at(-1) ?? [0, 0];
  for (const [ax, ay] of polygon) {
    twice += bx * ay - ax * by;
    round += steady.hypot(ax - bx, ay - by);
    [bx, by] = [ax, ay];
  }
  return { area: Math.abs(twice) / 2, round };
}
