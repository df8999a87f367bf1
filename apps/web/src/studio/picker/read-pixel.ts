import type { ClothPicture } from '../store/table.ts';
import { pixelOf } from './pixel-of.ts';

const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });

/** One pixel of the tile's picture, `at` in the tile's own pixels. A preview gives the pixel of the preview there. */
export function readPixel(picture: ClothPicture, at: { x: number; y: number }): [number, number, number] | null {
  if (!brush) return null;
  const { source, x, y } = pixelOf(picture, at);
  brush.drawImage(source, x, y, 1, 1, 0, 0, 1, 1);
  const [r = 0, g = 0, b = 0] = brush.getImageData(0, 0, 1, 1).data;
  return [r, g, b];
}
