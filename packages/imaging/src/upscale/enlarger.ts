import { filtersOf } from './filters.ts';
import { createNeighbourhood, lookAt } from './look-at.ts';
import { newPlaces, tapPlaces, taps, type UpscaleFactor } from './patterns.ts';
import { middleOf, type RowsWindow } from './rows-window.ts';

/** What one row of a picture has become: as many rows as the factor, unbounded, and the bounds that its pixels lay in. */
export interface EnlargedRow {
  readonly rows: Float32Array[];
  /** The darkest and the lightest of the nine pixels around each pixel of the row. */
  readonly low: Float32Array;
  readonly high: Float32Array;
}

/**
 * How far beyond the nine pixels around it a new one may be, as a share of their contrast: thin lines were mixed with what lies beside
 * them and may come out stronger; more is ringing.
 */
const beyond = 1 / 16;

/** Room for one enlarged row. */
export function roomForRow(width: number, channels: 3 | 4, factor: UpscaleFactor): EnlargedRow {
  return {
    rows: Array.from({ length: factor }, () => new Float32Array(width * factor * channels)),
    low: new Float32Array(width * channels),
    high: new Float32Array(width * channels),
  };
}

/** Enlarges the middle row of a window: each pixel by the filters of the kind of neighbourhood that it lies in. */
export function createEnlarger(window: RowsWindow, factor: UpscaleFactor): (into: EnlargedRow) => void {
  const { samples, stride, channels, width } = window;
  const filters = filtersOf(factor);
  const news = factor * factor;
  const around = createNeighbourhood();
  const tapsAt = Int32Array.from(tapPlaces.flat(), ({ x, y }) => y * stride + x * channels);
  const placeX = Uint8Array.from(tapPlaces.flatMap((_, turn) => newPlaces(turn, factor).map(({ x }) => x)));
  const placeY = Uint8Array.from(tapPlaces.flatMap((_, turn) => newPlaces(turn, factor).map(({ y }) => y)));
  const steps = new Float32Array(taps * 4);
  const bounds = new Float32Array(8);
  const apply = channels === 3 ? applyThree : applyFour;

  return ({ rows, low, high }) => {
    for (let x = 0; x < width; x++) {
      const at = middleOf(window, x);
      lookAt(window, at, around);
      for (let channel = 0; channel < channels; channel++) {
        const darkest = around.low[channel] ?? 0;
        const lightest = around.high[channel] ?? 0;
        low[x * channels + channel] = darkest;
        high[x * channels + channel] = lightest;
        const more = (lightest - darkest) * beyond + 1;
        bounds[channel] = darkest - more;
        bounds[4 + channel] = lightest + more;
      }
      if (around.kind < 0) {
        for (const row of rows) repeat(samples, at, channels, factor, row, x * factor * channels);
        continue;
      }
      const turn = around.kind & 7;
      for (let tap = 0; tap < taps; tap++) {
        const from = at + (tapsAt[turn * taps + tap] ?? 0);
        for (let channel = 0; channel < channels; channel++) {
          steps[channel * taps + tap] = (samples[from + channel] ?? 0) - (samples[at + channel] ?? 0);
        }
      }
      const first = (around.kind >> 3) * news * taps;
      for (let place = 0; place < news; place++) {
        const row = rows[placeY[turn * news + place] ?? 0];
        const into = (x * factor + (placeX[turn * news + place] ?? 0)) * channels;
        if (row === undefined) continue;
        apply(samples, at, steps, filters, first + place * taps, row, into);
        for (let channel = 0; channel < channels; channel++) {
          const value = row[into + channel] ?? 0;
          const least = bounds[channel] ?? 0;
          const greatest = bounds[4 + channel] ?? 0;
          row[into + channel] = value < least ? least : Math.min(value, greatest);
        }
      }
    }
  };
}

function repeat(
  samples: Float32Array,
  at: number,
  channels: number,
  times: number,
  row: Float32Array,
  first: number,
): void {
  for (let into = 0; into < times * channels; into++) row[first + into] = samples[at + (into % channels)] ?? 0;
}

/** The loop that upscaling spends its time in. */
function applyThree(
  samples: Float32Array,
  at: number,
  steps: Float32Array,
  filters: Float32Array,
  first: number,
  row: Float32Array,
  into: number,
): void {
  let r = samples[at] ?? 0;
  let g = samples[at + 1] ?? 0;
  let b = samples[at + 2] ?? 0;
  for (let tap = 0; tap < taps; tap++) {
    const weight = filters[first + tap] ?? 0;
    r += weight * (steps[tap] ?? 0);
    g += weight * (steps[taps + tap] ?? 0);
    b += weight * (steps[2 * taps + tap] ?? 0);
  }
  row[into] = r;
  row[into + 1] = g;
  row[into + 2] = b;
}

function applyFour(
  samples: Float32Array,
  at: number,
  steps: Float32Array,
  filters: Float32Array,
  first: number,
  row: Float32Array,
  into: number,
): void {
  applyThree(samples, at, steps, filters, first, row, into);
  let alpha = samples[at + 3] ?? 0;
  for (let tap = 0; tap < taps; tap++) alpha += (filters[first + tap] ?? 0) * (steps[3 * taps + tap] ?? 0);
  row[into + 3] = alpha;
}
