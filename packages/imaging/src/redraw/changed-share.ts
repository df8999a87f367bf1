import { readSmall } from './small-pixels.ts';

/** Levels that a colour may drift when a model draws the same again. */
const drift = 24;

/** Share of pixels in which a picture is another one than before, 0 … 1. Throws PictureError as `readSmall` does. */
export async function changedShare(before: string, after: string): Promise<number> {
  const one = await readSmall(before);
  const other = await readSmall(after, one);
  let changed = 0;
  for (let at = 0; at < one.pixels.length; at += 3) {
    const step = (part: number) => Math.abs((one.pixels[at + part] ?? 0) - (other.pixels[at + part] ?? 0));
    if (Math.max(step(0), step(1), step(2)) > drift) changed++;
  }
  return changed / (one.width * one.height);
}
