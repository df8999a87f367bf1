import { isInside, resample } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';

/** Where a row of stitches runs; `isClosed` joins its ends. */
export interface StitchRow {
  readonly points: readonly Point[];
  readonly isClosed: boolean;
  /** Counted from the edge inwards. */
  readonly number: number;
}

/** Places along an edge that are looked at, for each width of a row. */
const fine = 0.62;
/** A row that comes nearer to an edge than this share of its depth has crossed the middle of its shape. */
const near = 0.95;
const mostRows = 60;

/**
 * Rows that fill a closed outline as a needle does: the edge first, then each row `step` units within the one before. A row breaks
 * where the shape is too narrow for it. The outline's points may lie at any distance and run either way round.
 */
export function rowsWithin(outline: readonly Point[], step: number): StitchRow[] {
  const [start] = outline;
  if (start === undefined) return [];
  const pace = step * fine;
  const edge = resample([...outline, start], pace).slice(0, -1);
  const inwards = inwardNormals(edge);
  const rows: StitchRow[] = [];
  for (let number = 0; number < mostRows; number++) {
    const depth = (number + 0.5) * step;
    const least = depth * near;
    const found: Point[][] = [];
    let run: Point[] = [];
    for (const [i, [x, y]] of edge.entries()) {
      const [nx, ny] = inwards[i] ?? [0, 0];
      const place: Point = [x + nx * depth, y + ny * depth];
      const last = run.at(-1);
      const isFar = last !== undefined && (place[0] - last[0]) ** 2 + (place[1] - last[1]) ** 2 > (step * 2.6) ** 2;
      if (isFar) {
        found.push(run);
        run = [];
      }
      if (isFree(edge, place, least, pace)) run.push(place);
    }
    found.push(run);
    const kept = found.filter((points) => points.length > 1).map(thinned);
    if (kept.length === 0) break;
    const [only] = kept;
    if (kept.length === 1 && only !== undefined && isRing(only, step)) {
      rows.push({ points: only, isClosed: true, number });
      continue;
    }
    for (const points of kept) rows.push({ points, isClosed: false, number });
  }
  return rows.filter(({ points }) => isInside(outline, points[0]?.[0] ?? 0, points[0]?.[1] ?? 0));
}

/** Every third place, and the last: rows are drawn as curves through them. */
function thinned(points: readonly Point[]): Point[] {
  return points.filter((_, i) => i % 3 === 0 || i === points.length - 1);
}

/** Whether a place lies at least so far from every place along the edge; these lie `pace` or less apart, so that many can be passed by. */
function isFree(edge: readonly Point[], [x, y]: Point, least: number, pace: number): boolean {
  for (let i = 0; i < edge.length; ) {
    const [ex, ey] = edge[i] ?? [0, 0];
    const away = Math.sqrt((x - ex) * (x - ex) + (y - ey) * (y - ey)) - least;
    if (away < 0) return false;
    i += Math.max(1, Math.floor(away / (pace * 1.2)));
  }
  return true;
}

function isRing(points: readonly Point[], step: number): boolean {
  const first = points[0] ?? [0, 0];
  const last = points.at(-1) ?? [0, 0];
  return points.length > 2 && (first[0] - last[0]) ** 2 + (first[1] - last[1]) ** 2 < (step * 2.6) ** 2;
}

/** Unit normals of a closed line towards its inside. */
function inwardNormals(edge: readonly Point[]): Point[] {
  const count = edge.length;
  const at = (i: number): Point => edge[(i + count) % count] ?? [0, 0];
  let area = 0;
  for (let i = 0; i < count; i++) area += at(i)[0] * at(i + 1)[1] - at(i + 1)[0] * at(i)[1];
  const side = area > 0 ? 1 : -1;
  return edge.map((_, i) => {
    const [ax, ay] = at(i - 1);
    const [bx, by] = at(i + 1);
    const length = Math.sqrt((bx - ax) ** 2 + (by - ay) ** 2) || 1;
    return [(-(by - ay) * side) / length, ((bx - ax) * side) / length];
  });
}
