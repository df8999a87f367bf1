import { arcLength, resample } from '../../numbers/geometry/line.ts';
import type { Point } from '../../numbers/geometry/point.ts';
import { steady } from '../../numbers/steady.ts';

/** Neighbours in a row stand at least this share of the pitch apart. */
const closest = 0.95;
/** A turn by more than this between the lines before and after a point is a corner; a knot sits on every corner. */
const cornerTurn = (48 * Math.PI) / 180;

/**
 * Places on a line at even steps of about `pitch`: a whole number between every two corners, and on a closed line a
 * whole number all round. A closed line too short for three knots gets one in its middle.
 */
export function spaced(line: readonly Point[], pitch: number, isClosed: boolean): Point[] {
  if (!isClosed) return evenly(line, pitch);
  const length = arcLength([...line, line[0] ?? [0, 0]]);
  if (length < pitch * 3.3) {
    const n = line.length;
    return [[line.reduce((sum, [x]) => sum + x, 0) / n, line.reduce((sum, [, y]) => sum + y, 0) / n]];
  }
  const corners = cornersOf(line, Math.min(pitch * 0.75, length / 11));
  const first = corners[0] ?? 0;
  const bounds = corners.length > 0 ? corners : [first];
  const places: Point[] = [];
  for (const [i, from] of bounds.entries()) {
    const to = bounds[i + 1] ?? (bounds[0] ?? 0) + line.length;
    const stretch: Point[] = [];
    for (let k = from; k <= to; k++) stretch.push(line[k % line.length] ?? [0, 0]);
    places.push(...evenly(stretch, pitch).slice(0, -1));
  }
  return places;
}

/** As many whole steps as fit without the knots touching. */
function evenly(line: readonly Point[], pitch: number): Point[] {
  const length = arcLength(line);
  return resample(line, length / Math.max(1, Math.floor(length / (closest * pitch))));
}

/** Indices of the sharpest points of every bend that turns as much as a corner within `reach` units to either side. */
function cornersOf(line: readonly Point[], reach: number): number[] {
  const n = line.length;
  const turns = line.map((point, i) => {
    const before = walk(line, i, -1, reach);
    const after = walk(line, i, 1, reach);
    const a = steady.atan2(point[1] - before[1], point[0] - before[0]);
    const b = steady.atan2(after[1] - point[1], after[0] - point[0]);
    return Math.abs(steady.atan2(steady.sin(b - a), steady.cos(b - a)));
  });
  const order = turns.map((turn, i) => ({ turn, i })).filter(({ turn }) => turn > cornerTurn);
  order.sort((p, q) => q.turn - p.turn || p.i - q.i);
  const kept: number[] = [];
  for (const { i } of order) {
    const [x, y] = line[i] ?? [0, 0];
    const isNew = kept.every((k) => {
      const [kx, ky] = line[k] ?? [0, 0];
      return steady.hypot(kx - x, ky - y) > reach * 1.2 && Math.min(Math.abs(k - i), n - Math.abs(k - i)) > 1;
    });
    if (isNew) kept.push(i);
  }
  return kept.sort((p, q) => p - q);
}

function walk(line: readonly Point[], from: number, direction: 1 | -1, reach: number): Point {
  const n = line.length;
  let left = reach;
  let at = line[from] ?? [0, 0];
  for (let k = 1; k < n; k++) {
    const to = line[(((from + direction * k) % n) + n) % n] ?? at;
    const length = steady.hypot(to[0] - at[0], to[1] - at[1]);
    if (length >= left) {
      const t = left / (length || 1);
      return [at[0] + (to[0] - at[0]) * t, at[1] + (to[1] - at[1]) * t];
    }
    left -= length;
    at = to;
  }
  return at;
}
