import { type ClothRepeat, kindOf } from '@naksha/colour';
import { PictureError } from '../picture-error.ts';
import { cellsByKind, colourAt } from './copies.ts';
import type { WholePicture } from './whole-picture.ts';

/** Bytes that copies differ by through grain alone. */
const grain = 5;
/** Times the usual difference from which on a copy is not of the cloth: an arm, a shine. */
const strange = 2.2;

/**
 * A tile of a cloth out of all its copies in a photograph, RGB rows of `width` × `height`: each is laid on the others by the warp, in even light; what
 * most do not show is left out, and the sharpest count most. A pixel that no copy shows is as its neighbour. Rows go to `take` as they are made.
 */
export async function layTile(
  picture: WholePicture,
  repeat: ClothRepeat,
  { width, height }: { readonly width: number; readonly height: number },
  take: (row: Uint8Array, y: number) => Promise<void>,
): Promise<void> {
  const cells = cellsByKind(repeat);
  const most = Math.max(1, ...cells.map((own) => own.length));
  const values = new Float64Array(most * 3);
  const weights = new Float64Array(most);
  const order = new Float64Array(most);
  const { right, down } = repeat;
  const colour = new Float64Array(3);
  let above: Uint8Array | undefined;
  /** Rows before the first one of which something is seen. */
  let waiting = 0;
  for (let y = 0; y < height; y++) {
    const row = new Uint8Array(width * 3);
    const seen = new Uint8Array(width);
    for (let x = 0; x < width; x++) {
      const [s, t] = [(x + 0.5) / width, (y + 0.5) / height];
      const [u, v] = [s * right[0] + t * down[0], s * right[1] + t * down[1]];
      const [i, j] = [Math.floor(u), Math.floor(v)];
      const [fu, fv] = [u - i, v - j];
      let count = 0;
      for (const cell of cells[kindOf(repeat.same, i, j)] ?? []) {
        const weight = weightAt(repeat, cell.i + fu, cell.j + fv);
        if (weight < 1e-3) continue;
        if (!colourAt(picture, repeat, cell.i + fu, cell.j + fv, colour)) continue;
        values.set(colour, count * 3);
        weights[count++] = weight;
      }
      agreed(values, weights, count, order, row, x * 3);
      if (count > 0) seen[x] = 1;
    }
    if (seen.includes(1)) fromNeighbours(row, seen);
    else if (above !== undefined) row.set(above);
    else {
      waiting += 1;
      continue;
    }
    above = row;
    for (; waiting > 0; waiting--) await take(row, y - waiting);
    await take(row, y);
  }
  if (waiting > 0) throw new PictureError('model_no_cloth', 'Expected a copy of the tile within the picture');
}

/** What is not seen of a row is as what was seen before it; a tile goes on across its edge. */
function fromNeighbours(row: Uint8Array, seen: Uint8Array): void {
  const { length } = seen;
  for (let step = 0; step < 2 * length; step++) {
    const [x, before] = [step % length, (step + length - 1) % length];
    if (seen[x] || !seen[before]) continue;
    row.copyWithin(x * 3, before * 3, before * 3 + 3);
    seen[x] = 1;
  }
}

/** Between the middles of cells, so that no copy ends at a line. */
function weightAt({ weights, cellsAcross, cellsDown }: ClothRepeat, u: number, v: number): number {
  const [s, t] = [u - 0.5, v - 0.5];
  const [i, j] = [Math.floor(s), Math.floor(t)];
  const [fs, ft] = [s - i, t - j];
  const at = (column: number, row: number) =>
    column < 0 || row < 0 || column >= cellsAcross || row >= cellsDown ? 0 : (weights[row * cellsAcross + column] ?? 0);
  return (at(i, j) * (1 - fs) + at(i + 1, j) * fs) * (1 - ft) + (at(i, j + 1) * (1 - fs) + at(i + 1, j + 1) * fs) * ft;
}

/** What copies of one pixel agree on: their weighted median first, then the mean of those that are near it. */
function agreed(
  values: Float64Array,
  weights: Float64Array,
  count: number,
  order: Float64Array,
  into: Uint8Array,
  at: number,
): void {
  if (count === 0) return;
  const middle = [0, 1, 2].map((c) => weightedMiddle(values, c, weights, count));
  for (let k = 0; k < count; k++) order[k] = distance(values, k, middle);
  const usual = Math.max(grain, order.slice(0, count).sort()[count >> 1] ?? 0);
  let [r, g, b, sum] = [0, 0, 0, 0];
  for (let k = 0; k < count; k++) {
    const off = distance(values, k, middle) / (strange * usual);
    const weight = off >= 1 ? 0 : (weights[k] ?? 0) * (1 - off * off) ** 2;
    r += weight * (values[k * 3] ?? 0);
    g += weight * (values[k * 3 + 1] ?? 0);
    b += weight * (values[k * 3 + 2] ?? 0);
    sum += weight;
  }
  const bytes = sum > 0 ? [r / sum, g / sum, b / sum] : middle;
  for (let c = 0; c < 3; c++) into[at + c] = Math.max(0, Math.min(255, Math.round(bytes[c] ?? 0)));
}

function distance(values: Float64Array, k: number, [r = 0, g = 0, b = 0]: readonly number[]): number {
  return Math.hypot((values[k * 3] ?? 0) - r, (values[k * 3 + 1] ?? 0) - g, (values[k * 3 + 2] ?? 0) - b);
}

/** The value with as much weight below it as above. */
function weightedMiddle(values: Float64Array, channel: number, weights: Float64Array, count: number): number {
  const sorted = Array.from({ length: count }, (_, k) => k).sort(
    (one, other) => (values[one * 3 + channel] ?? 0) - (values[other * 3 + channel] ?? 0),
  );
  let half = 0;
  for (let k = 0; k < count; k++) half += (weights[k] ?? 0) / 2;
  for (const k of sorted) {
    half -= weights[k] ?? 0;
    if (half <= 0) return values[k * 3 + channel] ?? 0;
  }
  return 0;
}
