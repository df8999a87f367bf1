import { createPrint, type Print } from '@naksha/drape';
import { eachBand } from '../bands/each-band.ts';
import { openRows, type Rows } from '../bands/open-rows.ts';

/** The most pixels of the print that are held: as many as the largest result can show of a repeat as wide as a person. */
const usual: Most = { width: 3072, height: 8192, pixels: 12_000_000 };

interface Most {
  readonly width: number;
  readonly height: number;
  readonly pixels: number;
}

/** A PNG, JPEG or TIFF as a print; larger than can be seen, or than `most`, it is reduced, and what is transparent is white cloth. Throws as `openRows` does. */
export async function readPrint(from: string, folder: string, most: Most = usual): Promise<Print> {
  const head = await openRows(from, folder, 8, most.width);
  try {
    const { width, height } = head.layout;
    // A picture of one column can be as high as all its pixels: whole rows are then evened out.
    const fold = Math.max(1, Math.ceil(height / most.height), Math.ceil((width * height) / most.pixels));
    const rows = Math.max(1, Math.floor(height / fold));
    return createPrint(width, rows, await foldRows(head, fold, rows));
  } finally {
    await head.close();
  }
}

/** RGB rows, each the mean of `fold` rows, on white. */
async function foldRows(source: Rows, fold: number, rows: number): Promise<Uint8Array> {
  const { width, channels } = source.layout;
  const made = new Uint8Array(width * rows * 3);
  const sums = new Float64Array(width * 3);
  let seen = 0;
  for await (const { height, pixels } of eachBand(source)) {
    for (let row = 0; row < height; row++, seen++) {
      const into = Math.floor(seen / fold);
      if (into >= rows) continue;
      for (let column = 0; column < width; column++) {
        const at = (row * width + column) * channels;
        const cover = channels === 4 ? (pixels[at + 3] ?? 0) / 255 : 1;
        for (let channel = 0; channel < 3; channel++) {
          const value = (pixels[at + channel] ?? 0) * cover + 255 * (1 - cover);
          sums[column * 3 + channel] = (sums[column * 3 + channel] ?? 0) + value;
        }
      }
      if (seen % fold < fold - 1) continue;
      for (let place = 0; place < sums.length; place++)
        made[into * sums.length + place] = Math.round((sums[place] ?? 0) / fold);
      sums.fill(0);
    }
  }
  return made;
}
