import { fromRaw } from '../sharp.ts';
import type { MaskKind, RedrawBand } from './redraw-band.ts';
import { readSmall, writeSmall } from './small-pixels.ts';

/** Writes a tile rolled round as a band says, and beside it the mask of the band. Throws PictureError as `readSmall` does. */
export async function showBand(
  from: string,
  to: string,
  mask: string,
  { band, kind }: { readonly band: RedrawBand; readonly kind: MaskKind },
): Promise<void> {
  const { width, height, pixels } = await readSmall(from);
  const rolled = new Uint8Array(pixels.length);
  for (let y = 0; y < height; y++) {
    const row = ((y + height - band.roll.down) % height) * width;
    for (let x = 0; x < width; x++) {
      const source = (row + ((x + width - band.roll.across) % width)) * 3;
      rolled.set(pixels.subarray(source, source + 3), (y * width + x) * 3);
    }
  }
  await writeSmall(to, { width, height, pixels: rolled });
  const isInside = (x: number, y: number) =>
    x >= band.left && x < band.left + band.width && y >= band.top && y < band.top + band.height;
  if (kind === 'white') {
    const grey = new Uint8Array(width * height);
    for (let at = 0; at < grey.length; at++) grey[at] = isInside(at % width, Math.floor(at / width)) ? 255 : 0;
    await fromRaw(grey, width, height, 1).toColourspace('b-w').png().toFile(mask);
    return;
  }
  // Its colours count for nothing, and servers take only small masks.
  const holed = new Uint8Array(width * height * 4);
  for (let at = 0; at < width * height; at++) {
    holed[at * 4 + 3] = isInside(at % width, Math.floor(at / width)) ? 0 : 255;
  }
  await fromRaw(holed, width, height, 4).png().toFile(mask);
}
