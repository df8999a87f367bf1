import type { ClothField } from './cloth-field.ts';
import { type Unrolled, unroll, usualCell } from './unrolled.ts';
import { smoothWarp, type Warp, withKnots } from './warp.ts';

/** Cells that a knot moves at most in one round. */
const farthest = 0.15;
/** Cells around a knot that say where it belongs: the width of a bell. */
const bell = 0.32;
/** So much of a bell lies in the window that is looked at. */
const bellInWindow = 0.85;

/** A round of refining: samples along a cell, knots along one, and how stiff the sheet is. */
export interface Round {
  readonly perCell: number;
  readonly finer: number;
  readonly stiff: number;
}

/**
 * Moves the knots of a warp so that every cell lies on the usual one: by what is left between them and the slope of what is drawn (after
 * Lucas and Kanade 1981), those pixels left out that do not fit, then as smooth as it can be.
 */
export function refineWarp(field: ClothField, warp: Warp, { perCell, finer, stiff }: Round): Warp {
  const flat = unroll(field, warp, perCell);
  const usual = usualCell(flat);
  const terms = termsOf(flat, usual);
  const knots = withKnots(warp, finer);
  const count = knots.columns * knots.rows;
  const make = () => new Float64Array(count);
  const [xs, ys, weights] = [make(), make(), make()];
  const every = perCell / finer;
  const around = Math.round(bell * perCell * 1.8);
  const strength = slopeOf(usual, perCell) * around * around;
  for (let k = 0; k < count; k++) {
    const [column, row] = [k % knots.columns, Math.floor(k / knots.columns)];
    const [x, y] = [knots.xs[k] ?? 0, knots.ys[k] ?? 0];
    xs[k] = x;
    ys[k] = y;
    const moved = solved(terms, flat, column * every - 0.5, row * every - 0.5, around, bell * perCell);
    if (moved === undefined) continue;
    const [du, dv] = [limited(moved.du / perCell), limited(moved.dv / perCell)];
    const ways = waysAt(knots, column, row);
    xs[k] = x + du * ways.ax + dv * ways.bx;
    ys[k] = y + du * ways.ay + dv * ways.by;
    weights[k] = Math.min(1, (moved.sure / Math.max(1e-9, strength)) * 4);
  }
  return smoothWarp(knots, { xs, ys, weights }, stiff);
}

const limited = (cells: number) => Math.max(-farthest, Math.min(farthest, cells));

/** The sums of least squares at each sample. */
interface Terms {
  readonly uu: Float32Array;
  readonly uv: Float32Array;
  readonly vv: Float32Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
}

function termsOf(flat: Unrolled, usual: Float32Array): Terms {
  const { perCell, width, height, planes, inside } = flat;
  const make = () => new Float32Array(width * height);
  const terms = { uu: make(), uv: make(), vv: make(), u: make(), v: make() };
  const off = residualsOf(flat, usual);
  const known = Float64Array.from(off.filter((_, at) => inside[at]));
  const usualOff = known.sort()[known.length >> 1] ?? 1;
  for (let at = 0; at < inside.length; at++) {
    if (!inside[at]) continue;
    const [column, row] = [(at % width) % perCell, Math.floor(at / width) % perCell];
    const share = (off[at] ?? 0) / Math.max(1e-9, 6 * usualOff);
    const fits = 1 / (1 + share * share);
    const cell = (x: number, y: number) => (((y + perCell) % perCell) * perCell + ((x + perCell) % perCell)) * 3;
    const [left, right, up, low, here] = [
      cell(column - 1, row),
      cell(column + 1, row),
      cell(column, row - 1),
      cell(column, row + 1),
      cell(column, row),
    ];
    for (let c = 0; c < 3; c++) {
      const gu = ((usual[right + c] ?? 0) - (usual[left + c] ?? 0)) / 2;
      const gv = ((usual[low + c] ?? 0) - (usual[up + c] ?? 0)) / 2;
      const rest = (planes[at * 3 + c] ?? 0) - (usual[here + c] ?? 0);
      terms.uu[at] = (terms.uu[at] ?? 0) + fits * gu * gu;
      terms.uv[at] = (terms.uv[at] ?? 0) + fits * gu * gv;
      terms.vv[at] = (terms.vv[at] ?? 0) + fits * gv * gv;
      terms.u[at] = (terms.u[at] ?? 0) - fits * gu * rest;
      terms.v[at] = (terms.v[at] ?? 0) - fits * gv * rest;
    }
  }
  return terms;
}

function residualsOf({ perCell, width, planes, inside }: Unrolled, usual: Float32Array): Float32Array {
  return Float32Array.from(inside, (known, at) => {
    if (!known) return 0;
    const cell = ((Math.floor(at / width) % perCell) * perCell + ((at % width) % perCell)) * 3;
    let sum = 0;
    for (let c = 0; c < 3; c++) sum += ((planes[at * 3 + c] ?? 0) - (usual[cell + c] ?? 0)) ** 2;
    return Math.sqrt(sum);
  });
}

/** The mean slope of what is drawn, squared, on its weaker way. */
function slopeOf(usual: Float32Array, perCell: number): number {
  let [u, v] = [0, 0];
  for (let at = 0; at < usual.length; at++) {
    const row = perCell * 3;
    u += ((usual[(at + 3) % usual.length] ?? 0) - (usual[at] ?? 0)) ** 2;
    v += ((usual[(at + row) % usual.length] ?? 0) - (usual[at] ?? 0)) ** 2;
  }
  return Math.min(u, v) / (perCell * perCell);
}

/** Where the samples around a place belong, in samples; undefined where too little is drawn. `sure`: the weaker way's weight. */
function solved(
  terms: Terms,
  { width, height, inside }: Unrolled,
  x: number,
  y: number,
  around: number,
  sigma: number,
) {
  let [uu, uv, vv, u, v, known] = [0, 0, 0, 0, 0, 0];
  for (let row = Math.max(0, Math.ceil(y - around)); row <= Math.min(height - 1, y + around); row++) {
    for (let column = Math.max(0, Math.ceil(x - around)); column <= Math.min(width - 1, x + around); column++) {
      const near = Math.exp(-((row - y) ** 2 + (column - x) ** 2) / (2 * sigma * sigma));
      const at = row * width + column;
      known += near * (inside[at] ?? 0);
      uu += near * (terms.uu[at] ?? 0);
      uv += near * (terms.uv[at] ?? 0);
      vv += near * (terms.vv[at] ?? 0);
      u += near * (terms.u[at] ?? 0);
      v += near * (terms.v[at] ?? 0);
    }
  }
  const middle = (uu + vv) / 2;
  const spread = Math.sqrt(((uu - vv) / 2) ** 2 + uv * uv);
  const sure = middle - spread;
  if (sure < 1e-6 || sure < 0.01 * middle) return undefined;
  const whole = uu * vv - uv * uv;
  // W(u) shows what belongs to u − δ: the knot moves by δ.
  // At the cloth's edge what is drawn is held against too little around it.
  const share = Math.min(1, known / (2 * Math.PI * sigma * sigma * bellInWindow));
  return { du: (vv * u - uv * v) / whole, dv: (uu * v - uv * u) / whole, sure: sure * share * share };
}

/** The ways of one cell at a knot, in pixels. */
export function waysAt({ columns, rows, xs, ys, finer }: Warp, column: number, row: number) {
  const [left, right] = [Math.max(0, column - 1), Math.min(columns - 1, column + 1)];
  const [up, low] = [Math.max(0, row - 1), Math.min(rows - 1, row + 1)];
  const across = finer / (right - left);
  const down = finer / (low - up);
  const at = (x: number, y: number) => y * columns + x;
  return {
    ax: ((xs[at(right, row)] ?? 0) - (xs[at(left, row)] ?? 0)) * across,
    ay: ((ys[at(right, row)] ?? 0) - (ys[at(left, row)] ?? 0)) * across,
    bx: ((xs[at(column, low)] ?? 0) - (xs[at(column, up)] ?? 0)) * down,
    by: ((ys[at(column, low)] ?? 0) - (ys[at(column, up)] ?? 0)) * down,
  };
}
