import { eachBand } from '../bands/each-band.ts';
import type { Rows } from '../bands/open-rows.ts';
import { rowBytes } from '../bands/pixel-layout.ts';
import { samplesOf } from '../bands/samples.ts';

/** Fine structure of the picture at its own scale, laid over the enlarged one where that has lost as much. */
export interface Grain {
  /** Adds grain to enlarged row `index` of the picture's row `y`. */
  readonly add: (y: number, index: number, row: Float32Array) => void;
}

/** Steps beyond this belong to figures and are no grain. */
const mostGrain = 14;
/** Means of grain over so many pixels on both sides say how coarse the cloth is there. */
const reach = 3;

/**
 * The grain of a picture: what each pixel differs from its neighbours, as far as it is small. One byte a pixel is held. An enlarged
 * picture has room for as many copies of the whole grain as its factor on each side, so a tile stays a tile.
 */
export async function readGrain(rows: Rows, factor: number, strength: number): Promise<Grain> {
  const { width, height, channels, depth } = rows.layout;
  const plane = new Int8Array(width * height);
  const line = rowBytes(rows.layout) / (depth / 8);
  const scale = depth === 16 ? 1 / 257 : 1;
  for await (const { y, height: count, above, below, pixels } of eachBand(rows, 1)) {
    const samples = samplesOf(pixels, rows.layout);
    const light = (row: number, x: number) => {
      const at = Math.max(0, Math.min(above + count + below - 1, row + above)) * line + wrapped(x, width) * channels;
      return scale * ((samples[at] ?? 0) + 2 * (samples[at + 1] ?? 0) + (samples[at + 2] ?? 0)) * 0.25;
    };
    for (let row = 0; row < count; row++) {
      for (let x = 0; x < width; x++) {
        const around = light(row - 1, x) + light(row + 1, x) + light(row, x - 1) + light(row, x + 1);
        const step = light(row, x) - around / 4;
        plane[(y + row) * width + x] = Math.abs(step) <= mostGrain ? step * 8 : 0;
      }
    }
  }
  const mean = Math.max(1, meanOf(plane));
  const coarse = new Float32Array(width);
  let measured = -1;
  return {
    add: (y, index, row) => {
      const here = (y + height) % height;
      if (measured !== here) coarseness(plane, width, height, here, coarse);
      measured = here;
      const from = ((here * factor + index) % height) * width;
      for (let x = 0, into = 0; x < width; x++) {
        // Half of what lies beyond the finest is known to be there; a picture without grain gets none.
        const amount = ((coarse[x] ?? 0) / mean) * (strength / 8);
        for (let i = 0; i < factor; i++, into += channels) {
          const value = amount * (plane[from + ((x * factor + i) % width)] ?? 0);
          row[into] = (row[into] ?? 0) + value;
          row[into + 1] = (row[into + 1] ?? 0) + value;
          row[into + 2] = (row[into + 2] ?? 0) + value;
        }
      }
    },
  };
}

function wrapped(x: number, width: number): number {
  return x < 0 ? x + width : x >= width ? x - width : x;
}

function meanOf(plane: Int8Array): number {
  let sum = 0;
  for (const value of plane) sum += Math.abs(value);
  return sum / plane.length;
}

/** Mean size of the grain around each pixel of a row. */
function coarseness(plane: Int8Array, width: number, height: number, y: number, out: Float32Array): void {
  const sums = new Float32Array(width);
  for (let row = y - reach; row <= y + reach; row++) {
    const from = ((row + height) % height) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] ?? 0) + Math.abs(plane[from + x] ?? 0);
  }
  const side = 2 * reach + 1;
  for (let x = 0; x < width; x++) {
    let sum = 0;
    for (let i = -reach; i <= reach; i++) sum += sums[(x + i + width) % width] ?? 0;
    out[x] = sum / (side * side);
  }
}
