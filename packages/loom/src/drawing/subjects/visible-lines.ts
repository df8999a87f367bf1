import { isInside, resample } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { polygonsOf } from './polygons.ts';

/** A stretch of a region's edge that no later region covers. */
interface VisibleLine {
  readonly region: number;
  readonly points: readonly Point[];
}

/** Step at which edges are looked at, in an outline's own units. */
const step = 5;
const known = new WeakMap<Outline, readonly VisibleLine[]>();

/** The edges of all regions as far as they are seen, in the outline's own units; regions below `share` percent are left out. */
export function visibleLines(outline: Outline): readonly VisibleLine[] {
  const ready = known.get(outline);
  if (ready !== undefined) return ready;
  const polygons = outline.regions.map(({ d }) => polygonsOf(d));
  const lines = polygons.flatMap((parts, region) => {
    const covers = polygons.slice(region + 1).flat();
    const isOpen = outline.regions[region]?.isEvenOdd === true;
    return parts.flatMap((part) => {
      const ring = [...part, part[0] ?? [0, 0]];
      // Of parts that run into each other only the edge about all of them is seen.
      const joined = isOpen ? [] : parts.filter((other) => other !== part && turnOf(other) === turnOf(part));
      return seen(resample(ring, step), [...covers, ...joined]).map((points) => ({ region, points }));
    });
  });
  known.set(outline, lines);
  return lines;
}

/** Which way a polygon runs: an opening runs against what it is cut in. */
function turnOf(polygon: readonly Point[]): boolean {
  let twice = 0;
  let [bx, by] = polygon.at(-1) ?? [0, 0];
  for (const [ax, ay] of polygon) {
    twice += bx * ay - ax * by;
    [bx, by] = [ax, ay];
  }
  return twice > 0;
}

function seen(points: readonly Point[], covers: readonly (readonly Point[])[]): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const point of points) {
    if (covers.every((cover) => !isInside(cover, point[0], point[1]))) run.push(point);
    else {
      if (run.length > 1) runs.push(run);
      run = [];
    }
  }
  if (run.length > 1) runs.push(run);
  return runs;
}
