import { srgbToLinear } from '../../numbers/colour/oklch.ts';
import { hashCell, hashText } from '../../numbers/rng.ts';
import { insideApron } from '../apron.ts';
import { index, smooth } from '../noise.ts';
import { visibility } from '../noise-rows.ts';
import type { PixelWindow, Raster } from '../raster.ts';
import type { ShadeContext, Shader } from '../shader.ts';
import { byteOfLight } from './byte-of-light.ts';

/**
 * Warp ikat: the picture was dyed into tied bundles of yarns which slipped before weaving. Every yarn shows the picture's
 * column at its tie, moved and smeared along the warp (y) only, mixed in linear light. `amplitude` in units: how far
 * yarns slip; `yarn` their width in units; `tone` and `rib` the relief of yarns and weft, 0 … about 0.15.
 */
export const ikat: Shader = {
  apron: ({ amplitude = 13 }) => amplitude * (1 + longestBlur),
  shade: (source, { amplitude = 13, yarn = 2.1, tone = 0.07, rib = 0.06 }, context) => {
    const window = insideApron(source, amplitude * (1 + longestBlur), context);
    const warp = createWarp(context, yarn);
    const perPx = warp.count / context.tilePxX;
    const first = Math.floor(window.x * perPx);
    const last = Math.ceil((window.x + window.width) * perPx) - 1;
    const yarns = dyedYarns(source, window, warp, { first, last, slip: amplitude }, context);
    return woven(yarns, window, warp, { first, last, tone, rib }, context);
  },
};

/** Longest blur of a yarn on either side of a place, as a share of the slip. */
const longestBlur = 0.95;

/** A broad and a narrow mean together fall off like dye creeping under a thread. */
const broad = 0.55;
const narrow = 0.42;

const toLinear = new Uint16Array(256);
for (let i = 0; i < 256; i++) toLinear[i] = Math.round(srgbToLinear(i / 255) * 65535);

/**
 * Linear colours (0 … 65535, three to a yarn) of the yarns `first` … `last` at every row of the window, row by row. Each
 * yarn shows the picture's column at its tie, moved and smeared along y by up to `slip` units and a little more.
 */
function dyedYarns(
  source: Raster,
  window: PixelWindow,
  warp: Warp,
  { first, last, slip }: { first: number; last: number; slip: number },
  context: ShadeContext,
): Float32Array {
  const count = last - first + 1;
  const { height } = window;
  const out = new Float32Array(count * height * 3);
  const perYarn = context.tilePxX / warp.count;
  const slipPx = (slip * context.tilePxY) / context.tileUnitsY;
  const top = window.y - source.y;
  const channels = [0, 1, 2].map(() => ({
    values: new Uint16Array(source.height + 1),
    sums: new Float64Array(source.height + 1),
  }));
  const shifts = new Float64Array(height);
  let loaded = Number.NaN;
  for (let k = first; k <= last; k++) {
    // All yarns of a tie show one column: the steps that distinguish tied cloth from a smeared print.
    const x = Math.min(source.width - 1, Math.max(0, Math.floor(warp.columnOf(k) * perYarn) - source.x));
    if (x !== loaded) {
      for (const [c, { values, sums }] of channels.entries()) loadColumn(source, x * 4 + c, values, sums);
      loaded = x;
    }
    warp.shiftsOf(k, window.y, shifts);
    const reach = warp.blurOf(k) * slipPx * longestBlur + 0.5;
    for (const [c, { values, sums }] of channels.entries()) {
      let place = (k - first) * 3 + c;
      for (let row = 0; row < height; row++, place += count * 3) {
        const at = top + row + 0.5 + (shifts[row] ?? 0) * slipPx;
        out[place] = broad * mean(values, sums, at, reach) + (1 - broad) * mean(values, sums, at, reach * narrow);
      }
    }
  }
  return out;
}

function loadColumn(source: Raster, from: number, values: Uint16Array, sums: Float64Array): void {
  let total = 0;
  for (let row = 0, at = from; row < source.height; row++, at += source.width * 4) {
    const value = toLinear[source.data[at] ?? 0] ?? 0;
    values[row] = value;
    sums[row] = total;
    total += value;
  }
  sums[source.height] = total;
}

/** Mean of a column over at ± reach. Whole sums are subtracted first, so that the window's place leaves no trace. */
function mean(values: Uint16Array, sums: Float64Array, at: number, reach: number): number {
  const low = Math.max(0, at - reach);
  const high = Math.min(values.length - 1.001, at + reach);
  const i = low | 0;
  const j = high | 0;
  const whole = (sums[j] ?? 0) - (sums[i] ?? 0);
  return (whole + (high - j) * (values[j] ?? 0) - (low - i) * (values[i] ?? 0)) / (2 * reach);
}

/** Distance of the weft's ribs in units. */
const ribPitch = 3.4;

/** How much rounder than their tone differs yarns look. */
const roundness = 1.6;

interface Weaving {
  readonly first: number;
  readonly last: number;
  readonly tone: number;
  readonly rib: number;
}

/** Lays yarns side by side over the pixels, each with its own tone and roundness, under the weft's ribs. */
function woven(
  yarns: Float32Array,
  window: PixelWindow,
  warp: Warp,
  { first, last, tone, rib }: Weaving,
  context: ShadeContext,
): Raster {
  const { width, height } = window;
  const count = last - first + 1;
  const perPx = warp.count / context.tilePxX;
  const ribs = 2 * Math.max(1, Math.round(context.tileUnitsY / ribPitch / 2));
  const ribsPerPx = ribs / context.tilePxY;
  const ribDepth = rib * visibility(0.4 / ribsPerPx);
  const faces = facesOf(window, perPx, tone * visibility(0.45 / perPx));
  const tones = Float32Array.from({ length: count }, (_, k) => 1 + tone * warp.toneOf(first + k));
  const lines = new Float32Array(count * 3);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const wave = (window.y + row + 0.5) * ribsPerPx;
    const beat = ribDepth * Math.cos(2 * Math.PI * (wave - Math.floor(wave)));
    for (let k = 0, at = row * count * 3; k < count; k++) {
      // Neighbouring yarns go over and under the weft in turn.
      const gain = (tones[k] ?? 1) * ((first + k) % 2 === 0 ? 1 + beat : 1 - beat);
      for (let c = 0; c < 3; c++, at++) lines[k * 3 + c] = gain * (yarns[at] ?? 0);
    }
    lay(lines, faces, data, row * width * 4, count, first);
  }
  return { ...window, data };
}

interface Faces {
  /** First place in yarns where each pixel begins; the last entry is where the last one ends. */
  readonly edges: Float64Array;
  /** Brightness of each pixel by its place on the yarn. */
  readonly tones: Float32Array;
}

function facesOf(window: PixelWindow, perPx: number, depth: number): Faces {
  const edges = Float64Array.from({ length: window.width + 1 }, (_, x) => (window.x + x) * perPx);
  const tones = Float32Array.from({ length: window.width }, (_, x) => {
    const middle = (window.x + x + 0.5) * perPx;
    const off = 2 * (middle - Math.floor(middle)) - 1;
    return 1 + depth * roundness * (1 / 3 - off * off);
  });
  return { edges, tones };
}

/** One row of pixels: most lie on one yarn, the others mix those they lie on by their shares. */
function lay(
  lines: Float32Array,
  { edges, tones }: Faces,
  data: Uint8ClampedArray,
  start: number,
  count: number,
  first: number,
): void {
  let at = start;
  for (let x = 0; x < tones.length; x++, at += 4) {
    const left = (edges[x] ?? 0) - first;
    const right = (edges[x + 1] ?? 0) - first;
    const from = Math.max(0, Math.floor(left));
    const to = Math.min(count - 1, Math.ceil(right) - 1);
    const face = tones[x] ?? 1;
    let red = 0;
    let green = 0;
    let blue = 0;
    if (to <= from) {
      red = lines[from * 3] ?? 0;
      green = lines[from * 3 + 1] ?? 0;
      blue = lines[from * 3 + 2] ?? 0;
    } else {
      for (let k = from; k <= to; k++) {
        const share = (Math.min(right, k + 1) - Math.max(left, k)) / (right - left);
        red += share * (lines[k * 3] ?? 0);
        green += share * (lines[k * 3 + 1] ?? 0);
        blue += share * (lines[k * 3 + 2] ?? 0);
      }
    }
    data[at] = byteOfLight[Math.min(65535, (red * face + 0.5) | 0)] ?? 0;
    data[at + 1] = byteOfLight[Math.min(65535, (green * face + 0.5) | 0)] ?? 0;
    data[at + 2] = byteOfLight[Math.min(65535, (blue * face + 0.5) | 0)] ?? 0;
    data[at + 3] = 255;
  }
}

/** The yarns of a tile, counted over all its modules; yarn numbers may lie beyond it, where they repeat. */
interface Warp {
  readonly count: number;
  /** The yarn whose column of the picture this yarn shows (a fraction: the middle of its tie). */
  columnOf(yarn: number): number;
  /** How far the yarn slipped at each row from `firstRow` on, −1 … 1. */
  shiftsOf(yarn: number, firstRow: number, out: Float64Array): void;
  /** Length of its smear, 0 … 1, and its own tone, −1 … 1. */
  blurOf(yarn: number): number;
  toneOf(yarn: number): number;
}

/** Widths in units: yarns tied at once, and the broad bundles that slip together on the loom. */
const tieUnits = 6.3;
const bundleUnits = 26;
/** How much of the slip belongs to bundle, tie and yarn (together 1), and the lengths in units over which it changes. */
const bundleSlip = { share: 0.3, length: 240, salt: 0x51ed27 };
const tieSlip = { share: 0.38, length: 170, salt: 0x3a8f05 };
const yarnSlip = { share: 0.32, length: 90, salt: 0x2c1b3c };
/** Most yarns keep near their tie, a few stray as far as they can. */
const straying = 2.4;

function createWarp(context: ShadeContext, yarnUnits: number): Warp {
  const hash = hashText(`${context.seed}/warp`);
  // Whole ties in the tile, whole yarns in a tie.
  const perTie = Math.max(2, Math.round(tieUnits / yarnUnits));
  const ties = Math.max(1, Math.round(context.tileUnitsX / (perTie * yarnUnits)));
  const count = ties * perTie;
  const bundles = Math.max(1, Math.round(context.tileUnitsX / bundleUnits));
  const add = (out: Float64Array, x: number, slip: typeof tieSlip, gain: number, firstRow: number) => {
    const cells = Math.max(1, Math.round(context.tileUnitsY / slip.length));
    const at = (cell: number) => gain * (hashCell(x, index(cell, cells), hash ^ slip.salt) * 2 - 1);
    let cell = Number.NaN;
    let from = 0;
    let to = 0;
    for (let row = 0; row < out.length; row++) {
      const v = ((firstRow + row + 0.5) * cells) / context.tilePxY;
      const here = Math.floor(v);
      if (here !== cell) {
        cell = here;
        from = at(cell);
        to = at(cell + 1);
      }
      out[row] = (out[row] ?? 0) + from + (to - from) * smooth(v - cell);
    }
  };
  return {
    count,
    columnOf: (yarn) => (Math.floor(yarn / perTie) + 0.5) * perTie,
    shiftsOf: (yarn, firstRow, out) => {
      const k = index(yarn, count);
      const u = ((k + 0.5) * bundles) / count;
      const bundle = Math.floor(u);
      const across = smooth(u - bundle);
      out.fill(0);
      add(out, k, yarnSlip, 1, firstRow);
      for (let row = 0; row < out.length; row++) {
        const stray = out[row] ?? 0;
        out[row] = yarnSlip.share * Math.sign(stray) * Math.abs(stray) ** straying;
      }
      add(out, Math.floor(k / perTie), tieSlip, tieSlip.share, firstRow);
      add(out, index(bundle, bundles), bundleSlip, bundleSlip.share * (1 - across), firstRow);
      add(out, index(bundle + 1, bundles), bundleSlip, bundleSlip.share * across, firstRow);
    },
    blurOf: (yarn) => 0.14 + 0.86 * hashCell(index(yarn, count), 7, hash) ** 2,
    toneOf: (yarn) => hashCell(index(yarn, count), 3, hash ^ 0x77aa11) * 2 - 1,
  };
}
