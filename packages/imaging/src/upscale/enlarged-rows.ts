import { bandRows } from '../bands/each-band.ts';
import type { Rows } from '../bands/open-rows.ts';
import { rowBytes } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';
import { type Edge, inside } from '../resample/line-resampler.ts';
import { createEnlarger, type EnlargedRow, roomForRow } from './enlarger.ts';
import type { Grain } from './grain.ts';
import { reachPx, type UpscaleFactor } from './patterns.ts';
import { createWindow } from './rows-window.ts';

export interface Enlarging {
  readonly factor: UpscaleFactor;
  readonly channels: 3 | 4;
  readonly crispness: number;
  readonly edge: Edge;
  readonly grain: Grain | undefined;
}

const reach = reachPx >> 1;

/** The rows of the enlarged picture from top to bottom, 0 … 255 and some beyond. Each stands only until the next is asked for. */
export async function* enlargedRows(rows: Rows, enlarging: Enlarging): AsyncGenerator<Float32Array> {
  const { width, height, channels, depth } = rows.layout;
  const { factor, edge } = enlarging;
  const window = createWindow(width, channels, depth === 16 ? 65_535 : 255, edge);
  const enlarge = createEnlarger(window, factor);
  const rowAt = createReader(rows, edge);
  const finish = { ...enlarging, wraps: edge === 'wraps' };
  const out = new Float32Array(width * factor * channels);
  let [before, here, after] = Array.from({ length: 3 }, () => roomForRow(width, channels, factor));
  if (before === undefined || here === undefined || after === undefined) return;
  // Standing edges have nothing beyond them but themselves.
  const first = -1 - reach;
  for (let y = first; y < first + reachPx - 1; y++) window.push(await rowAt(y));
  for (let y = -1; y <= height; y++) {
    window.push(await rowAt(y + reach));
    const room: EnlargedRow = before;
    [before, here, after] = [here, after, room];
    enlarge(after);
    if (y < 1) continue;
    for (let index = 0; index < factor; index++) {
      finishRow({ before, here, after, y: y - 1 }, index, finish, out);
      yield out;
    }
  }
}

/** Rows in any order, read some at a time. */
function createReader(rows: Rows, edge: Edge): (place: number) => Promise<Uint8Array | Uint16Array> {
  const { height } = rows.layout;
  const stride = rowBytes(rows.layout);
  const chunk = bandRows(rows.layout);
  let read: { from: number; count: number; pixels: Uint8Array } = { from: 0, count: 0, pixels: new Uint8Array() };
  return async (place) => {
    const y = inside(place, height, edge);
    if (y < read.from || y >= read.from + read.count) {
      const count = Math.min(chunk, height - y);
      read = { from: y, count, pixels: await rows.read(y, count) };
    }
    return samplesOf(read.pixels.subarray((y - read.from) * stride, (y - read.from + 1) * stride), rows.layout);
  };
}

/** How an enlarged row is finished. */
interface Finish {
  readonly factor: number;
  readonly channels: 3 | 4;
  /** Share of the step to the four neighbours that is added; 0 leaves the rows as they are. */
  readonly crispness: number;
  readonly wraps: boolean;
  readonly grain?: Grain | undefined;
}

/** Rows one above the other; `before` and `after` are those of the neighbouring pixels. */
interface Neighbours {
  readonly before: EnlargedRow;
  readonly here: EnlargedRow;
  readonly after: EnlargedRow;
  /** The row's number in the picture that is enlarged. */
  readonly y: number;
}

/**
 * Makes edges steeper and adds the cloth's grain to one of the enlarged rows. What is added for crispness never leaves the bounds of the
 * pixels around, so that no edge gets a halo. Answers in `out`.
 */
function finishRow({ before, here, after, y }: Neighbours, index: number, finish: Finish, out: Float32Array): void {
  const { factor, crispness, grain } = finish;
  const row = here.rows[index];
  const above = index === 0 ? before.rows[factor - 1] : here.rows[index - 1];
  const below = index === factor - 1 ? after.rows[0] : here.rows[index + 1];
  if (row === undefined || above === undefined || below === undefined) return;
  out.set(row);
  if (crispness > 0) sharpen(row, above, below, here, finish, out);
  grain?.add(y, index, out);
}

function sharpen(
  row: Float32Array,
  above: Float32Array,
  below: Float32Array,
  { low, high }: EnlargedRow,
  { factor, channels, crispness, wraps }: Finish,
  out: Float32Array,
): void {
  const { length } = row;
  const width = low.length / channels;
  for (let x = 0, at = 0; x < width; x++) {
    for (let i = 0; i < factor; i++) {
      const isFirst = at === 0;
      const isLast = at === length - channels;
      const left = isFirst ? (wraps ? length - channels : 0) : at - channels;
      const right = isLast ? (wraps ? 0 : at) : at + channels;
      for (let channel = 0; channel < channels; channel++) {
        const value = row[at + channel] ?? 0;
        const around =
          (row[left + channel] ?? 0) +
          (row[right + channel] ?? 0) +
          (above[at + channel] ?? 0) +
          (below[at + channel] ?? 0);
        const least = low[x * channels + channel] ?? 0;
        const most = high[x * channels + channel] ?? 0;
        const crisp = value + crispness * (4 * value - around);
        if (crisp > value) out[at + channel] = crisp < most ? crisp : Math.max(value, most);
        else out[at + channel] = crisp > least ? crisp : Math.min(value, least);
      }
      at += channels;
    }
  }
}
