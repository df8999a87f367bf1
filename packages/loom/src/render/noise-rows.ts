import { createNoise, index, type Noise, smooth } from './noise.ts';
import type { PixelWindow } from './raster.ts';
import type { ShadeContext } from './shader.ts';

/** Cells at least so many pixels wide are gone through cell by cell, with half the reads. */
const runPx = 4;

/** Adds `gain` × one row of noise to `out`; `row` counts from the window's top. */
export type NoiseRow = (row: number, gain: number, out: Float32Array) => void;

/**
 * A noise read row by row over a window: the columns' cells and weights are worked out once, a row of lattice values is
 * blended once a row, and a pixel costs two reads.
 */
export function noiseRows(noise: Noise, window: PixelWindow, context: ShadeContext): NoiseRow {
  const { cellsX, cellsY, spanX, spanY, values } = noise;
  const { width } = window;
  const left = new Int32Array(width);
  const right = new Int32Array(width);
  const weight = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = ((window.x + x + 0.5) * cellsX) / context.tilePxX;
    const cell = Math.floor(u);
    left[x] = index(cell, spanX);
    right[x] = index(cell + 1, spanX);
    weight[x] = smooth(u - cell);
  }
  const blended = new Float32Array(spanX);
  const ends = cellsX * runPx <= context.tilePxX ? runEnds(left) : undefined;
  return (row, gain, out) => {
    const v = ((window.y + row + 0.5) * cellsY) / context.tilePxY;
    const cell = Math.floor(v);
    const upper = index(cell, spanY) * spanX;
    const lower = index(cell + 1, spanY) * spanX;
    const share = smooth(v - cell);
    for (let i = 0; i < spanX; i++) {
      const above = values[upper + i] ?? 0;
      blended[i] = gain * (above + share * ((values[lower + i] ?? 0) - above));
    }
    if (ends !== undefined) {
      let x = 0;
      for (const end of ends) {
        const start = blended[left[x] ?? 0] ?? 0;
        const rise = (blended[right[x] ?? 0] ?? 0) - start;
        for (; x < end; x++) out[x] = (out[x] ?? 0) + start + (weight[x] ?? 0) * rise;
      }
      return;
    }
    for (let x = 0; x < width; x++) {
      const start = blended[left[x] ?? 0] ?? 0;
      out[x] = (out[x] ?? 0) + start + (weight[x] ?? 0) * ((blended[right[x] ?? 0] ?? 0) - start);
    }
  };
}

/** Where each cell's run of columns ends. */
function runEnds(cells: Int32Array): Int32Array {
  const ends: number[] = [];
  for (let x = 1; x <= cells.length; x++) if (cells[x] !== cells[x - 1]) ends.push(x);
  return Int32Array.from(ends);
}

/** Rows between which noise of cells at least so many pixels high is drawn straight: it bends by about a hundredth there. */
const stride = 8;
const slowPx = 64;

/** Several noises as one. The slow among them are worked out on every eighth row of the tile and blended between. */
export function sumRows(
  parts: readonly { readonly noise: Noise; readonly gain: number }[],
  window: PixelWindow,
  context: ShadeContext,
): NoiseRow {
  const isSlow = ({ noise }: { noise: Noise }) => context.tilePxY / noise.cellsY >= slowPx;
  const rowsOf = (some: typeof parts) =>
    some.map(({ noise, gain }) => ({ read: noiseRows(noise, window, context), share: gain }));
  const quick = rowsOf(parts.filter((part) => !isSlow(part)));
  const slow = rowsOf(parts.filter(isSlow));
  if (slow.length === 0)
    return (row, gain, out) => {
      for (const { read, share } of quick) read(row, gain * share, out);
    };
  let [above, below] = [new Float32Array(window.width), new Float32Array(window.width)];
  let strip = Number.NaN;
  const anchor = (number: number, out: Float32Array) => {
    out.fill(0);
    for (const { read, share } of slow) read(number * stride - window.y, share, out);
  };
  return (row, gain, out) => {
    const place = (window.y + row) / stride;
    const here = Math.floor(place);
    if (here === strip + 1) {
      [above, below] = [below, above];
      anchor(here + 1, below);
    } else if (here !== strip) {
      anchor(here, above);
      anchor(here + 1, below);
    }
    strip = here;
    const low = gain * (place - here);
    const high = gain - low;
    for (let x = 0; x < out.length; x++) out[x] = (out[x] ?? 0) + high * (above[x] ?? 0) + low * (below[x] ?? 0);
    for (const { read, share } of quick) read(row, gain * share, out);
  };
}

/**
 * Noise of several octaves, each twice as fine and `fall` times as strong, together within about ±1. `cellUnits` is the
 * coarsest cell. Octaves too fine for the resolution fade out.
 */
export function fbmRows(
  seed: string,
  cellUnits: number,
  octaves: number,
  fall: number,
  window: PixelWindow,
  context: ShadeContext,
): NoiseRow {
  const gains = Array.from({ length: octaves }, (_, octave) => fall ** octave);
  const total = gains.reduce((sum, gain) => sum + gain, 0);
  const parts = gains.flatMap((gain, octave) => {
    const cellsX = Math.max(1, Math.round(context.tileUnitsX / cellUnits)) * 2 ** octave;
    const cellsY = Math.max(1, Math.round(context.tileUnitsY / cellUnits)) * 2 ** octave;
    const seen = visibility(Math.min(context.tilePxX / cellsX, context.tilePxY / cellsY));
    if (seen === 0) return [];
    return [{ noise: createNoise(`${seed}/${octave}`, cellsX, cellsY), gain: (gain / total) * seen }];
  });
  return sumRows(parts, window, context);
}

/** How much of a detail is still shown when its size is so many pixels: all from 2 px, nothing below 1. */
export function visibility(px: number): number {
  return px >= 2 ? 1 : px <= 1 ? 0 : smooth(px - 1);
}
