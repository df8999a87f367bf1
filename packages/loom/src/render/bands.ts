import type { PixelWindow } from './raster.ts';
import type { SizePx } from './weave.ts';

/** Pixels a band holds: 4096 wide it is 256 rows high, and a worker needs some 20 MB for it. */
const bandPixels = 2 ** 20;
/** So that a small picture has work for two threads. */
const tallest = 512;
/** In wide pictures lower bands would be drawn mostly for the room that shaders need around them. */
const lowest = 192;

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
