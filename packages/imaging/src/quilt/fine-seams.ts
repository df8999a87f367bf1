import { eachBand } from '../bands/each-band.ts';
import type { Rows } from '../bands/open-rows.ts';
import { samplesOf } from '../bands/samples.ts';
import type { Seams } from './close-seams.ts';

/** A step across the edge this many times as large as the largest inside is a seam. */
const slack = 1.02;

/** Seams of a pixel's width, which a small copy of the picture does not show. Looks at every pixel once, band by band. */
export async function fineSeams(rows: Rows): Promise<Seams> {
  const { width, height, channels } = rows.layout;
  const stride = width * channels;
  const columns = new Float64Array(width);
  const lines = new Float64Array(height);
  const first = samplesOf(await rows.read(0, 1), rows.layout);
  let before = first;
  for await (const band of eachBand(rows)) {
    const samples = samplesOf(band.pixels, rows.layout);
    for (let row = 0; row < band.height; row++) {
      const own = samples.subarray(row * stride, (row + 1) * stride);
      const y = band.y + row;
      if (y > 0) lines[y - 1] = stepOf(before, own);
      for (let x = 0; x < width; x++) {
        const next = x + 1 < width ? (x + 1) * channels : 0;
        let step = 0;
        for (let at = 0; at < 3; at++) step += Math.abs((own[x * channels + at] ?? 0) - (own[next + at] ?? 0));
        columns[x] = (columns[x] ?? 0) + step;
      }
      before = own;
    }
    // The band's memory is read into again.
    before = before.slice();
  }
  lines[height - 1] = stepOf(before, first);
  return { across: isSeam(columns), down: isSeam(lines) };
}

function stepOf(one: Uint8Array | Uint16Array, other: Uint8Array | Uint16Array): number {
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0));
  return sum;
}

function isSeam(steps: Float64Array): boolean {
  const most = steps.subarray(0, -1).reduce((largest, step) => Math.max(largest, step), 0);
  return (steps.at(-1) ?? 0) > most * slack;
}
