import { bandRows } from '../bands/each-band.ts';
import type { Rows } from '../bands/open-rows.ts';
import { rowBytes } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';
import { type Edge, inside } from '../resample/line-resampler.ts';
import { createEnlarger, type EnlargedRow, roomForRow } from './enlarger.ts';
import { finishRow } from './finish-row.ts';
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
