import type { RedrawBand } from './redraw-band.ts';
import { readSmall } from './small-pixels.ts';

/** How another a picture is than before. */
export interface Change {
  /** Share of pixels that are others, 0 … 1. */
  readonly share: number;
  /** By so many levels of 255 on average, channels alike. */
  readonly mean: number;
}

/** Levels that a colour may drift when a model draws the same again. */
const drift = 24;

/** Compares pictures, everywhere or in bands of the tile only. Throws PictureError as `readSmall` does. */
export async function changeBetween(before: string, after: string, bands?: readonly RedrawBand[]): Promise<Change> {
  const one = await readSmall(before);
  const other = await readSmall(after, one);
  const { width, height } = one;
  let [changed, sum, count] = [0, 0, 0];
  for (let pixel = 0; pixel < width * height; pixel++) {
    if (bands && !bands.some((band) => liesIn(band, pixel % width, Math.floor(pixel / width), one))) continue;
    const step = (part: number) =>
      Math.abs((one.pixels[pixel * 3 + part] ?? 0) - (other.pixels[pixel * 3 + part] ?? 0));
    const steps = [step(0), step(1), step(2)] as const;
    if (Math.max(...steps) > drift) changed++;
    sum += (steps[0] + steps[1] + steps[2]) / 3;
    count++;
  }
  return { share: changed / Math.max(1, count), mean: sum / Math.max(1, count) };
}

/** Bands are places of the tile rolled round. */
function liesIn(
  { roll, left, top, width, height }: RedrawBand,
  x: number,
  y: number,
  tile: { readonly width: number; readonly height: number },
): boolean {
  const u = (x + roll.across) % tile.width;
  const v = (y + roll.down) % tile.height;
  return u >= left && u < left + width && v >= top && v < top + height;
}
