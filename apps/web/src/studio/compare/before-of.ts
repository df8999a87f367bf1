import { pxToCm } from '@naksha/contract';
import type { TileSize } from '../canvas/camera.ts';
import type { ClothPicture } from '../canvas/cloth-store.ts';

/**
 * How the picture that a design was made from lies beneath it: as wide on cloth as the design, whatever its pixels. What a repeat was
 * made from is one of its copies and keeps its size.
 */
export function beforeOf(origin: ClothPicture, design: TileSize, operation: string | undefined): ClothPicture {
  if (operation === 'repeat') return origin;
  const { widthPx, heightPx } = origin.tile;
  const inches = pxToCm(design.widthPx, design.dpi) / pxToCm(1, 1);
  return { ...origin, tile: { widthPx, heightPx, dpi: widthPx / inches } };
}
