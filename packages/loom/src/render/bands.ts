import type { PixelWindow } from './raster.ts';
import type { SizePx } from './weave.ts';

/** Pixels a band holds at most: 4096 wide it is 256 rows high, and a worker needs some 20 MB for it. */
const bandPixels = 2 ** 20;
const tallest = 512;
const lowest = 32;

/**
 * The tile's picture cut into full-width bands from top to bottom, by its size alone: however many workers draw them, the same
 * windows are drawn and the same bytes come out.
 */
export function bandsOf({ width, height }: SizePx): PixelWindow[] {
  const rows = Math.min(tallest, Math.max(lowest, Math.floor(bandPixels / width)));
  return Array.from({ length: Math.ceil(height / rows) }, (_, band) => ({
    x: 0,
    y: band * rows,
    width,
    height: Math.min(rows, height - band * rows),
  }));
}
