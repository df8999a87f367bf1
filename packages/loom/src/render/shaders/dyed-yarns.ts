import { srgbToLinear } from '../../colour/oklch.ts';
import type { PixelWindow, Raster } from '../raster.ts';
import type { ShadeContext } from '../shader.ts';
import type { Warp } from './warp.ts';

/** Longest blur of a yarn on either side of a place, as a share of the slip. */
export const longestBlur = 0.95;
/** A broad and a narrow mean together fall off like dye creeping under a thread. */
const broad = 0.55;
const narrow = 0.42;

const toLinear = new Uint16Array(256);
for (let i = 0; i < 256; i++) toLinear[i] = Math.round(srgbToLinear(i / 255) * 65535);

/**
 * Linear colours (0 … 65535, three to a yarn) of the yarns `first` … `last` at every row of the window, row by row. Each
 * yarn shows the picture's column at its tie, moved and smeared along y by up to `slip` units and a little more.
 */
export function dyedYarns(
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
    // All yarns of a tie show one column: the steps that tell tied cloth from a smeared print.
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
