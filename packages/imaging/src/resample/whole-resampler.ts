import { createDownKernel } from './down-kernel.ts';
import { type Edge, inside, type LineResampler, margins, type RowShape } from './line-resampler.ts';
import { type TapTable, wholeWeights } from './tap-table.ts';

/** Bits behind the point: of weights, and of samples between the passes, which then fit into sixteen with room for ringing. */
const weightBits = 14;
const lineBits = 6;
const half = 1 << (weightBits - 1);

/** What the kernel can do: opaque pixels, enlarged. */
const kernelTaps = 8;
/** Lines a caller may hold beside those of one row. */
const heldLines = 8;

/** Resampling of eight-bit samples in whole numbers, exact to 1/64 of a step between the passes. */
export function wholeResampler(row: RowShape, across: TapTable, down: TapTable, edge: Edge): LineResampler<Int16Array> {
  const { channels } = row;
  const { before, after } = margins(across.first, across.taps, row.width);
  const padded = new Int16Array((before + row.width + after) * channels);
  const width = across.first.length;
  const acrossWeights = wholeWeights(across, weightBits);
  const downWeights = wholeWeights(down, weightBits);
  const summed = new Int32Array(width * channels);
  const resample = channels === 3 ? acrossThree : acrossFour;
  const length = width * channels;
  const kernel =
    channels === 3 && down.taps === kernelTaps ? createDownKernel(length, kernelTaps + heldLines) : undefined;
  return {
    across: (pixels) => {
      pad(pixels, row, before, after, edge, padded);
      const line = kernel?.nextLine() ?? new Int16Array(length);
      resample(padded, before, across.first, acrossWeights, across.taps, line);
      return line;
    },
    down: (lines, y, into) => {
      const weights = downWeights.subarray(y * down.taps, (y + 1) * down.taps);
      if (kernel !== undefined) kernel.run(lines, weights, into);
      else {
        downAny(lines, weights, summed);
        finish(summed, channels, into);
      }
    },
  };
}

/** A row with pixels on both sides of it, colours multiplied by alpha. */
function pad(
  pixels: Uint8Array,
  { width, channels }: RowShape,
  before: number,
  after: number,
  edge: Edge,
  out: Int16Array,
): void {
  let into = 0;
  for (let x = -before; x < width + after; x++) {
    const from = (x >= 0 && x < width ? x : inside(x, width, edge)) * channels;
    const share = channels === 4 ? (pixels[from + 3] ?? 0) / 255 : 1;
    out[into++] = (pixels[from] ?? 0) * share * 64;
    out[into++] = (pixels[from + 1] ?? 0) * share * 64;
    out[into++] = (pixels[from + 2] ?? 0) * share * 64;
    if (channels === 4) out[into++] = (pixels[from + 3] ?? 0) << lineBits;
  }
}

function acrossThree(
  row: Int16Array,
  before: number,
  first: Int32Array,
  weights: Int32Array,
  taps: number,
  line: Int16Array,
): void {
  let into = 0;
  for (let x = 0, weight = 0; x < first.length; x++) {
    let from = ((first[x] ?? 0) + before) * 3;
    let r = half;
    let g = half;
    let b = half;
    for (let tap = 0; tap < taps; tap++, weight++, from += 3) {
      const w = weights[weight] ?? 0;
      r += w * (row[from] ?? 0);
      g += w * (row[from + 1] ?? 0);
      b += w * (row[from + 2] ?? 0);
    }
    line[into++] = r >> weightBits;
    line[into++] = g >> weightBits;
    line[into++] = b >> weightBits;
  }
}

function acrossFour(
  row: Int16Array,
  before: number,
  first: Int32Array,
  weights: Int32Array,
  taps: number,
  line: Int16Array,
): void {
  for (let x = 0; x < first.length; x++) {
    for (let channel = 0; channel < 4; channel++) {
      let sum = half;
      let from = ((first[x] ?? 0) + before) * 4 + channel;
      for (let tap = 0; tap < taps; tap++, from += 4) sum += (weights[x * taps + tap] ?? 0) * (row[from] ?? 0);
      line[x * 4 + channel] = sum >> weightBits;
    }
  }
}

function downAny(lines: readonly Int16Array[], weights: Int32Array, sum: Int32Array): void {
  sum.fill(half);
  for (const [tap, line] of lines.entries()) {
    const weight = weights[tap] ?? 0;
    if (weight !== 0) for (let x = 0; x < sum.length; x++) sum[x] = (sum[x] ?? 0) + Math.imul(weight, line[x] ?? 0);
  }
}

function finish(sum: Int32Array, channels: number, into: Uint8Array): void {
  const one = 1 << lineBits;
  if (channels === 3) {
    for (let x = 0; x < into.length; x++) {
      into[x] = Math.min(255, Math.max(0, ((sum[x] ?? 0) / (one << weightBits) + 0.5) | 0));
    }
    return;
  }
  const scale = one * 2 ** weightBits;
  for (let x = 0; x < into.length; x += 4) {
    // Where alpha rings above its bound the colours do as much: they are divided by what it was.
    const alpha = Math.max(0, (sum[x + 3] ?? 0) / scale);
    for (let channel = 0; channel < 3; channel++) {
      const colour = alpha > 0 ? ((sum[x + channel] ?? 0) / scale / alpha) * 255 : 0;
      into[x + channel] = Math.min(255, Math.max(0, Math.round(colour)));
    }
    into[x + 3] = Math.min(255, Math.round(alpha));
  }
}
