import { bandRows } from '../bands/each-band.ts';
import { pixelBytes, rowBytes } from '../bands/pixel-layout.ts';
import type { RowSource } from './row-source.ts';

/** Distance from one join to the next on each axis, the edge being one; null where there is none to judge. */
export interface Joins {
  readonly across: number | null;
  readonly down: number | null;
}

/**
 * How much a repeating picture steps at its joins, as a share of its worst step elsewhere, on the worse axis: at most 1 cannot be
 * seen beside the picture itself. The same measure as `seamScore`, which knows of one join only. Colours count, eight bits of them.
 */
export async function scoreJoins(source: RowSource, joins: Joins): Promise<number> {
  const { width, height } = source.layout;
  const stride = rowBytes(source.layout);
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  const count = bandRows(source.layout);
  const stepOf = createStep(source);
  const first = (await source.read(0, 1)).slice();
  let before: Uint8Array = first;
  for (let y = 0; y < height; y += count) {
    const band = await source.read(y, Math.min(count, height - y));
    for (let start = 0; start < band.length; start += stride) {
      const row = y + start / stride;
      if (row > 0)
        rows[row - 1] = start === 0 ? stepOf.rows(before, 0, band, 0) : stepOf.rows(band, start - stride, band, start);
      if (joins.across !== null) stepOf.columns(band, start, columns);
    }
    before = band.slice(band.length - stride);
  }
  rows[height - 1] = stepOf.rows(before, 0, first, 0);
  return Math.max(share(rows, joins.down), share(columns, joins.across));
}

function share(steps: Float64Array, every: number | null): number {
  if (every === null) return 0;
  let join = 0;
  let worst = 0;
  steps.forEach((step, i) => {
    if ((i + 1) % every === 0) join = Math.max(join, step);
    else worst = Math.max(worst, step);
  });
  return join === 0 ? 0 : join / worst;
}

/** Sums of |difference| of the three colours between rows, and between each pixel of a row and its right neighbour. */
function createStep({ layout }: RowSource) {
  const bytes = pixelBytes(layout);
  const stride = rowBytes(layout);
  const wide = layout.depth / 8;
  // The upper byte of little-endian samples.
  const [r, g, b] = [wide - 1, 2 * wide - 1, 3 * wide - 1];
  const step = (one: Uint8Array, i: number, other: Uint8Array, j: number): number =>
    Math.abs((one[i + r] ?? 0) - (other[j + r] ?? 0)) +
    Math.abs((one[i + g] ?? 0) - (other[j + g] ?? 0)) +
    Math.abs((one[i + b] ?? 0) - (other[j + b] ?? 0));
  return {
    rows: (one: Uint8Array, i: number, other: Uint8Array, j: number): number => {
      let sum = 0;
      for (let at = 0; at < stride; at += bytes) sum += step(one, i + at, other, j + at);
      return sum;
    },
    columns: (band: Uint8Array, start: number, sums: Float64Array): void => {
      for (let x = 0, at = start; x < sums.length; x++, at += bytes) {
        const right = x + 1 < sums.length ? at + bytes : start;
        sums[x] = (sums[x] ?? 0) + step(band, at, band, right);
      }
    },
  };
}
