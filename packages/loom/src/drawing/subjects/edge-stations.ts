import { resample } from '../../numbers/geometry/line.ts';
import { type Point, place } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';
import { spansAt } from './polygons.ts';

interface Station {
  readonly at: Point;
  /** One unit towards the inside. */
  readonly inward: Point;
}

/** Places along the edges of a region, `step` units apart, and where its inside lies from each. */
export function edgeStations(polygons: readonly (readonly Point[])[], step: number): Station[] {
  return polygons.flatMap((polygon) => {
    const ring = [...polygon, polygon[0] ?? [0, 0]];
    const points = resample(ring, step);
    // A hole turns the other way round: the same side of both is the dyed one.
    const side = areaOf(largestOf(polygons)) > 0;
    return points.slice(0, -1).map((at, k): Station => {
      const [nx, ny] = points[k + 1] ?? at;
      const [dx, dy] = [nx - at[0], ny - at[1]];
      const length = steady.hypot(dx, dy) || 1;
      const turn = side ? 1 : -1;
      return { at, inward: [(-dy / length) * turn, (dx / length) * turn] };
    });
  });
}

/** Straight runs across a region, `step` units apart and turned by `angle`: both ends of each. */
export function runsAcross(
  polygons: readonly (readonly Point[])[],
  { angle, step, isEvenOdd }: { readonly angle: number; readonly step: number; readonly isEvenOdd: boolean },
): (readonly [Point, Point])[] {
  const turned = polygons.map((polygon) => place(polygon, 0, 0, -angle));
  const ys = turned.flat().map(([, y]) => y);
  const bottom = Math.max(...ys);
  const runs: (readonly [Point, Point])[] = [];
  for (let k = Math.ceil(Math.min(...ys) / step); k * step < bottom; k++) {
    const y = k * step + 0.01;
    const spans = spansAt(turned, y, isEvenOdd);
    for (let i = 0; i + 1 < spans.length; i += 2) {
      const [a = [0, 0], b = [0, 0]] = place(
        [
          [spans[i] ?? 0, y],
          [spans[i + 1] ?? 0, y],
        ],
        0,
        0,
        angle,
      );
      runs.push([a, b]);
    }
  }
  return runs;
}

/** Twice the area within, signed by the way it turns. */
function areaOf(polygon: readonly Point[]): number {
  let sum = 0;
  let [bx, by] = polygon.at(-1) ?? [0, 0];
  for (const [ax, ay] of polygon) {
    sum += bx * ay - ax * by;
    [bx, by] = [ax, ay];
  }
  return sum;
}

function largestOf(polygons: readonly (readonly Point[])[]): readonly Point[] {
  return polygons.reduce(
    (best, each) => (Math.abs(areaOf(each)) > Math.abs(areaOf(best)) ? each : best),
    polygons[0] ?? [],
  );
}
