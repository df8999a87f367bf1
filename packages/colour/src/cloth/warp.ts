import type { Point } from './find-basis.ts';

/** A smooth sheet: where each place of a lattice, in cells, lies in a picture, in pixels. */
export interface Warp {
  /** The first knot, in cells. */
  readonly from: Point;
  /** Knots along one cell. */
  readonly finer: number;
  readonly columns: number;
  readonly rows: number;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

/** What is known of where knots lie; a weight of 0 knows nothing. */
export interface Seen {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly weights: Float64Array;
}

const iterations = 160;

/** The sheet that lies where knots were seen and bends as little as it can elsewhere. `start` lies about right; `stiff` weighs its bending. */
export function smoothWarp(start: Warp, seen: Seen, stiff: number): Warp {
  const solve = (values: Float64Array, wanted: Float64Array) => relaxed(start, values, wanted, seen.weights, stiff);
  return { ...start, xs: solve(start.xs, seen.xs), ys: solve(start.ys, seen.ys) };
}

/** Conjugate gradients for least squares of places and of second differences along both ways and across. */
function relaxed(
  { columns, rows }: Warp,
  start: Float64Array,
  wanted: Float64Array,
  weights: Float64Array,
  stiff: number,
): Float64Array {
  const count = columns * rows;
  const apply = (v: Float64Array, into: Float64Array) => {
    for (let i = 0; i < count; i++) into[i] = ((weights[i] ?? 0) + 1e-9) * (v[i] ?? 0);
    const bend = (p: number, q: number, r: number) => {
      const d = stiff * ((v[p] ?? 0) - 2 * (v[q] ?? 0) + (v[r] ?? 0));
      into[p] = (into[p] ?? 0) + d;
      into[q] = (into[q] ?? 0) - 2 * d;
      into[r] = (into[r] ?? 0) + d;
    };
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const at = y * columns + x;
        if (x > 0 && x + 1 < columns) bend(at - 1, at, at + 1);
        if (y > 0 && y + 1 < rows) bend(at - columns, at, at + columns);
        if (x + 1 < columns && y + 1 < rows) {
          const [p, q, r, s] = [at, at + 1, at + columns, at + columns + 1];
          const d = 2 * stiff * ((v[p] ?? 0) - (v[q] ?? 0) - (v[r] ?? 0) + (v[s] ?? 0));
          into[p] = (into[p] ?? 0) + d;
          into[q] = (into[q] ?? 0) - d;
          into[r] = (into[r] ?? 0) - d;
          into[s] = (into[s] ?? 0) + d;
        }
      }
    }
  };
  const x = Float64Array.from(start);
  const product = new Float64Array(count);
  apply(x, product);
  const rest = Float64Array.from({ length: count }, (_, i) => {
    const weight = weights[i] ?? 0;
    return weight * (wanted[i] ?? 0) + 1e-9 * (start[i] ?? 0) - (product[i] ?? 0);
  });
  const way = Float64Array.from(rest);
  let left = rest.reduce((sum, value) => sum + value * value, 0);
  const enough = left * 1e-14;
  for (let turn = 0; turn < iterations && left > enough && left > 0; turn++) {
    apply(way, product);
    let along = 0;
    for (let i = 0; i < count; i++) along += (way[i] ?? 0) * (product[i] ?? 0);
    if (along <= 0) break;
    const step = left / along;
    let next = 0;
    for (let i = 0; i < count; i++) {
      x[i] = (x[i] ?? 0) + step * (way[i] ?? 0);
      const value = (rest[i] ?? 0) - step * (product[i] ?? 0);
      rest[i] = value;
      next += value * value;
    }
    for (let i = 0; i < count; i++) way[i] = (rest[i] ?? 0) + (next / left) * (way[i] ?? 0);
    left = next;
  }
  return x;
}

/** Where a place of the lattice lies in the picture: cubic through the knots (Catmull and Rom), straight on beyond the last ones. */
export function placeOf(warp: Warp, u: number, v: number, into: { x: number; y: number }): void {
  const { columns, rows, finer, from, xs, ys } = warp;
  const [s, t] = [(u - from.x) * finer, (v - from.y) * finer];
  const left = Math.max(0, Math.min(columns - 2, Math.floor(s)));
  const top = Math.max(0, Math.min(rows - 2, Math.floor(t)));
  cubic(s - left, across);
  cubic(t - top, down);
  goOn(across, left === 0, left + 2 === columns);
  goOn(down, top === 0, top + 2 === rows);
  let [x, y] = [0, 0];
  for (let j = 0; j < 4; j++) {
    const row = Math.max(0, Math.min(rows - 1, top + j - 1));
    for (let i = 0; i < 4; i++) {
      const column = Math.max(0, Math.min(columns - 1, left + i - 1));
      const weight = (across[i] ?? 0) * (down[j] ?? 0);
      x += weight * (xs[row * columns + column] ?? 0);
      y += weight * (ys[row * columns + column] ?? 0);
    }
  }
  into.x = x;
  into.y = y;
}

const across = new Float64Array(4);
const down = new Float64Array(4);

/** Beyond its last knot a sheet goes straight on. */
function goOn(weights: Float64Array, isFirst: boolean, isLast: boolean): void {
  const [before = 0, here = 0, next = 0, after = 0] = weights;
  weights.set([
    isFirst ? 0 : before,
    here + (isFirst ? 2 * before : 0) - (isLast ? after : 0),
    next + (isLast ? 2 * after : 0) - (isFirst ? before : 0),
    isLast ? 0 : after,
  ]);
}

function cubic(t: number, into: Float64Array): void {
  if (t < 0 || t > 1) {
    into.set([0, 1 - t, t, 0]);
    return;
  }
  into[0] = ((2 - t) * t - 1) * t * 0.5;
  into[1] = ((3 * t - 5) * t * t + 2) * 0.5;
  into[2] = ((4 - 3 * t) * t + 1) * t * 0.5;
  into[3] = (t - 1) * t * t * 0.5;
}

/** The same sheet with knots `finer` to a cell, over the cells from … to. */
export function withKnots(warp: Warp, finer: number): Warp {
  const columns = Math.round(((warp.columns - 1) / warp.finer) * finer) + 1;
  const rows = Math.round(((warp.rows - 1) / warp.finer) * finer) + 1;
  const [xs, ys] = [new Float64Array(columns * rows), new Float64Array(columns * rows)];
  const place = { x: 0, y: 0 };
  for (let at = 0; at < xs.length; at++) {
    placeOf(warp, warp.from.x + (at % columns) / finer, warp.from.y + Math.floor(at / columns) / finer, place);
    xs[at] = place.x;
    ys[at] = place.y;
  }
  return { from: warp.from, finer, columns, rows, xs, ys };
}

/** The same sheet over a picture `factor` times as large. */
export function scaledWarp(warp: Warp, factorX: number, factorY: number): Warp {
  return {
    ...warp,
    xs: warp.xs.map((x) => (x + 0.5) * factorX - 0.5),
    ys: warp.ys.map((y) => (y + 0.5) * factorY - 0.5),
  };
}
