// Learns the filters of upscaling from designs of the loom: `node scripts/fit-upscale.ts`. Takes some minutes.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFitting, type Pixels, packFilters, upscaleFactors } from '@naksha/imaging';
import { families } from '@naksha/loom';
import { plain } from '../bench/look/recipe-of.ts';
import { renderTile } from '../bench/look/render-tile.ts';

const file = join(import.meta.dirname, '../packages/imaging/src/upscale/filters.bin');
/** A multiple of twice every factor. */
const px = 1536;
const channels = 3;

/** Means of squares of pixels. */
function reduce({ width, height, pixels }: Pixels, factor: number): Pixels {
  const size = { width: width / factor, height: height / factor };
  const reduced = new Uint8Array(size.width * size.height * channels);
  for (let at = 0; at < reduced.length; at++) {
    const channel = at % channels;
    const x = Math.floor(at / channels) % size.width;
    const y = Math.floor(at / channels / size.width);
    let sum = 0;
    for (let row = y * factor; row < (y + 1) * factor; row++) {
      for (let column = x * factor; column < (x + 1) * factor; column++) {
        sum += pixels[(row * width + column) * channels + channel] ?? 0;
      }
    }
    reduced[at] = Math.round(sum / (factor * factor));
  }
  return { ...size, pixels: reduced };
}

const fittings = upscaleFactors.map((factor) => ({ factor, fitting: createFitting(factor) }));
for (const [index, family] of Object.keys(families).entries()) {
  const { data, width, height } = renderTile(plain(family, undefined, `upscale-${family}`, index), { px });
  const fine = { width, height, pixels: Uint8Array.from(data.filter((_, at) => at % 4 !== 3)) };
  for (const original of [fine, reduce(fine, 2)]) {
    for (const { factor, fitting } of fittings) fitting.add(original, reduce(original, factor));
  }
  console.log(family);
}
await writeFile(file, packFilters(fittings.map(({ fitting }) => fitting.finish())));
