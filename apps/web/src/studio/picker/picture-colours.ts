import { countColours, fitPalette, type PaletteColour } from '@naksha/colour';

const side = 192;

/** The colours of a picture with their shares, counted in a small copy of it. */
export function pictureColours(source: ImageBitmap, count: number, locked: readonly string[] = []): PaletteColour[] {
  const brush = new OffscreenCanvas(side, side).getContext('2d', { willReadFrequently: true });
  if (!brush) return [];
  // Without smoothing: a mean of two dyes is no dye.
  brush.imageSmoothingEnabled = false;
  brush.drawImage(source, 0, 0, side, side);
  const counts = countColours();
  counts.add(brush.getImageData(0, 0, side, side).data, 4);
  return fitPalette(counts.colours(), count, locked);
}
