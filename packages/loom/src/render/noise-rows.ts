import { createNoise, index, type Noise, smooth } from './noise.ts';
import type { PixelWindow } from './raster.ts';
import type { ShadeContext } from './shader.ts';

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
    for (let x = 0; x < width; x++) {
      const start = blended[left[x] ?? 0] ?? 0;
      out[x] = (out[x] ?? 0) + start + (weight[x] ?? 0) * ((blended[right[x] ?? 0] ?? 0) - start);
    }
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
  const rows = gains.flatMap((gain, octave) => {
    const cellsX = Math.max(1, Math.round(context.tileUnitsX / cellUnits)) * 2 ** octave;
    const cellsY = Math.max(1, Math.round(context.tileUnitsY / cellUnits)) * 2 ** octave;
    const seen = visibility(Math.min(context.tilePxX / cellsX, context.tilePxY / cellsY));
    if (seen === 0) return [];
    const read = noiseRows(createNoise(`${seed}/${octave}`, cellsX, cellsY), window, context);
    return [{ read, gain: (gain / total) * seen }];
  });
  return (row, gain, out) => {
    for (const octave of rows) octave.read(row, gain * octave.gain, out);
  };
}

/** How much of a detail is still shown when its size is so many pixels: all from 2 px, nothing below 1. */
export function visibility(px: number): number {
  return px >= 2 ? 1 : px <= 1 ? 0 : smooth(px - 1);
}
