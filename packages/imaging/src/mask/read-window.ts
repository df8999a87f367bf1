import { type FillField, holes as states } from '@naksha/colour';
import type { Rows } from '../bands/open-rows.ts';
import { type PixelLayout, pixelBytes } from '../bands/pixel-layout.ts';
import { type Holes, mod } from './find-holes.ts';
import type { HoleCover } from './hole-cover.ts';

/** A part of a picture that is looked at reduced: from a pixel of the picture on, which may lie beyond its edges where it goes on. */
export interface FillWindow {
  readonly x: number;
  readonly y: number;
  /** Pixels of the picture to one of the field. */
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  readonly wraps: FillField['wraps'];
}

/** What of a picture a window is read from. */
export interface WindowSource {
  readonly rows: Rows;
  readonly cover: HoleCover;
  readonly holes: Holes;
}

/**
 * Reads a window: each pixel of its field is the mean of those that it stands for, and belongs to the hole of this number when one of them does.
 * Reduced, the hole takes one more pixel all round, so that nothing of it is ever copied. Memory for the field and some rows.
 */
export async function readWindow(
  { rows, cover, holes }: WindowSource,
  { x, y, scale, width, height, wraps }: FillWindow,
  hole: number,
): Promise<FillField> {
  const { layout } = rows;
  const rgb = new Uint8Array(width * height * 3);
  const state = new Uint8Array(width * height);
  const across = Math.min(layout.width, width * scale);
  const sums = new Float64Array(width * 4);
  const covered = new Uint8Array(across);
  const line = new Uint8Array(across * pixelBytes(layout));
  for (let row = 0; row < height; row++) {
    sums.fill(0);
    for (let inner = 0; inner < scale; inner++) {
      const from = mod(y + row * scale + inner, layout.height);
      readAround(rows, from, x, line);
      const isCovered = coverAround(cover, layout, from, x, covered);
      for (let i = 0; i < across; i++) {
        const to = Math.floor(i / scale);
        addPixel(line, i, layout, sums, to);
        if (!isCovered || covered[i] === 0) continue;
        const place = Math.floor(from / holes.cell) * holes.columns + Math.floor(mod(x + i, layout.width) / holes.cell);
        const own = holes.at[place] === hole ? states.fill : states.unknown;
        const at = row * width + to;
        if (state[at] !== states.fill) state[at] = own;
      }
    }
    for (let to = 0; to < width; to++) {
      const count = Math.max(1, sums[to * 4 + 3] ?? 1);
      for (let channel = 0; channel < 3; channel++)
        rgb[(row * width + to) * 3 + channel] = Math.round((sums[to * 4 + channel] ?? 0) / count);
    }
  }
  return { width, height, rgb, hole: scale > 1 ? grown(state, width, height, wraps) : state, wraps };
}

function addPixel(line: Uint8Array, i: number, { channels, depth }: PixelLayout, sums: Float64Array, to: number): void {
  const bytes = depth / 8;
  const at = i * channels * bytes;
  // Of sixteen bits the second byte is the larger half.
  const last = bytes - 1;
  const alpha = channels === 4 ? (line[at + 3 * bytes + last] ?? 0) / 255 : 1;
  for (let channel = 0; channel < 3; channel++) {
    const level = line[at + channel * bytes + last] ?? 0;
    sums[to * 4 + channel] = (sums[to * 4 + channel] ?? 0) + level * alpha + 255 * (1 - alpha);
  }
  sums[to * 4 + 3] = (sums[to * 4 + 3] ?? 0) + 1;
}

/** A run of a row that may go round the edges. */
export function readAround(rows: Pick<Rows, 'layout' | 'readRun'>, y: number, x: number, room: Uint8Array): void {
  const { width } = rows.layout;
  const step = pixelBytes(rows.layout);
  const count = room.length / step;
  for (let done = 0; done < count; ) {
    const from = mod(x + done, width);
    const run = Math.min(count - done, width - from);
    rows.readRun(y, from, run, room.subarray(done * step));
    done += run;
  }
}

/** The cover of a run of a row that may go round the edges. False when there is none. */
export function coverAround(cover: HoleCover, { width }: PixelLayout, y: number, x: number, room: Uint8Array): boolean {
  let isCovered = false;
  for (let done = 0; done < room.length; ) {
    const from = mod(x + done, width);
    const run = Math.min(room.length - done, width - from);
    if (cover.cover({ x: from, y, width: run, height: 1 }, room.subarray(done, done + run))) isCovered = true;
    done += run;
  }
  return isCovered;
}

/** Holes with one more pixel all round. */
function grown(state: Uint8Array, width: number, height: number, wraps: FillField['wraps']): Uint8Array {
  const out = state.slice();
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const own = state[y * width + x] ?? 0;
      if (own === states.known) continue;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const [u, v] = [x + dx, y + dy];
          if (!wraps.across && (u < 0 || u >= width)) continue;
          if (!wraps.down && (v < 0 || v >= height)) continue;
          const to = mod(v, height) * width + mod(u, width);
          if (out[to] === states.known) out[to] = own;
        }
      }
    }
  }
  return out;
}
