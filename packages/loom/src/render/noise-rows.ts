import { createNoise, index, type Noise, smooth } from './noise.ts';
import type { PixelWindow } from './raster.ts';
import type { ShadeContext } from './shader.ts';

/** Adds `gain` × one row of noise to `out`; `row` counts from the window's top. */
export type NoiseRow = (row: number, gain: number, out: Float32Array) => void;

/** A noise read row by row over a window. */
export function noiseRows(noise: Noise, window: PixelWindow, context: ShadeContext): NoiseRow {
  const strips = [stripOf(noise, 1, window, context)];
  return (row, gain, out) => addStrips(strips, row, gain, out);
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
  const stripsOf = (some: typeof parts) => some.map(({ noise, gain }) => stripOf(noise, gain, window, context));
  const strips: Strip[] = stripsOf(parts.filter((part) => !isSlow(part)));
  const slow = stripsOf(parts.filter(isSlow));
  if (slow.length > 0) strips.push(anchored(slow, window));
  return (row, gain, out) => addStrips(strips, row, gain, out);
}

/** Two lines of noise, ready for the window's columns, between which rows are blended. */
interface Strip {
  above: Float32Array;
  below: Float32Array;
  /** How much of the way from one to the other the row lies. */
  share: number;
  readonly gain: number;
  /** Brings the lines to a row. */
  readonly move: (row: number) => void;
}

/**
 * A noise's lattice rows, drawn across the columns once each: a pixel then costs two reads in a row, which go quickly for many
 * noises side by side.
 */
function stripOf(noise: Noise, gain: number, window: PixelWindow, context: ShadeContext): Strip {
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
  const draw = (cell: number, out: Float32Array) => {
    const from = index(cell, spanY) * spanX;
    for (let x = 0; x < width; x++) {
      const start = values[from + (left[x] ?? 0)] ?? 0;
      out[x] = start + (weight[x] ?? 0) * ((values[from + (right[x] ?? 0)] ?? 0) - start);
    }
  };
  let cell = Number.NaN;
  const strip: Strip = {
    above: new Float32Array(width),
    below: new Float32Array(width),
    share: 0,
    gain,
    move: (row) => {
      const v = ((window.y + row + 0.5) * cellsY) / context.tilePxY;
      const here = Math.floor(v);
      strip.share = smooth(v - here);
      if (here === cell) return;
      if (here === cell + 1) [strip.above, strip.below] = [strip.below, strip.above];
      else draw(here, strip.above);
      draw(here + 1, strip.below);
      cell = here;
    },
  };
  return strip;
}

/** The sum of slow noises, on every so many rows of the tile. */
function anchored(slow: readonly Strip[], { y, width }: PixelWindow): Strip {
  const draw = (number: number, out: Float32Array) => {
    out.fill(0);
    addStrips(slow, number * stride - y, 1, out);
  };
  let anchor = Number.NaN;
  const strip: Strip = {
    above: new Float32Array(width),
    below: new Float32Array(width),
    share: 0,
    gain: 1,
    move: (row) => {
      const place = (y + row) / stride;
      const here = Math.floor(place);
      strip.share = place - here;
      if (here === anchor) return;
      if (here === anchor + 1) [strip.above, strip.below] = [strip.below, strip.above];
      else draw(here, strip.above);
      draw(here + 1, strip.below);
      anchor = here;
    },
  };
  return strip;
}

/** Adds a row of all strips, two at a time: reading and writing the sum costs as much as a strip. */
function addStrips(strips: readonly Strip[], row: number, gain: number, out: Float32Array): void {
  for (let i = 0; i < strips.length; i += 2) {
    const [one, other] = [strips[i], strips[i + 1]];
    if (one === undefined) continue;
    one.move(row);
    const low = gain * one.gain * one.share;
    const high = gain * one.gain - low;
    const { above, below } = one;
    if (other === undefined) {
      for (let x = 0; x < out.length; x++) out[x] = (out[x] ?? 0) + high * (above[x] ?? 0) + low * (below[x] ?? 0);
      continue;
    }
    other.move(row);
    addTwo(out, one, high, low, other, gain * other.gain);
  }
}

function addTwo(
  out: Float32Array,
  { above, below }: Strip,
  high: number,
  low: number,
  other: Strip,
  gain: number,
): void {
  const { above: otherAbove, below: otherBelow } = other;
  const otherLow = gain * other.share;
  const otherHigh = gain - otherLow;
  for (let x = 0; x < out.length; x++) {
    out[x] =
      (out[x] ?? 0) +
      high * (above[x] ?? 0) +
      low * (below[x] ?? 0) +
      otherHigh * (otherAbove[x] ?? 0) +
      otherLow * (otherBelow[x] ?? 0);
  }
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
