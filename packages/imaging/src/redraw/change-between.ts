import type { RedrawBand } from './redraw-band.ts';
import { readSmall } from './small-pixels.ts';

/** How another a place is than before. */
export interface Change {
  /** Share of its pixels that are others, 0 … 1. */
  readonly share: number;
  /** By so many levels of 255 on average, channels alike. */
  readonly mean: number;
}

/** A place of a tile rolled round, as bands are. */
export type TilePlace = Omit<RedrawBand, 'soft'>;

/** Levels that a colour may drift when a model draws the same again. */
const drift = 24;

/** Compares pictures in places of the tile, each alone. Throws PictureError as `readSmall` does. */
export async function changeBetween(before: string, after: string, places: readonly TilePlace[]): Promise<Change[]> {
  const one = await readSmall(before);
  const other = await readSmall(after, one);
  return places.map(({ roll, left, top, width, height }) => {
    let [changed, sum] = [0, 0];
    for (let v = top; v < top + height; v++) {
      const row = ((v + one.height - roll.down) % one.height) * one.width;
      for (let u = left; u < left + width; u++) {
        const at = (row + ((u + one.width - roll.across) % one.width)) * 3;
        const step = (part: number) => Math.abs((one.pixels[at + part] ?? 0) - (other.pixels[at + part] ?? 0));
        const [red, green, blue] = [step(0), step(1), step(2)];
        if (red > drift || green > drift || blue > drift) changed++;
        sum += (red + green + blue) / 3;
      }
    }
    const count = Math.max(1, width * height);
    return { share: changed / count, mean: sum / count };
  });
}
