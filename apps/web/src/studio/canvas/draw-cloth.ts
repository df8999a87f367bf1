import { pxToCm } from '@naksha/contract';
import type { Box, Camera } from '../geometry/camera.ts';
import type { ClothPicture } from '../store/table.ts';
import type { Brush } from './fit-backing-store.ts';

/** From this zoom on the pixels themselves are looked at. */
const pixelZoom = 3;

/** Fills `box` with the cloth, laid out from cm 0|0 in all directions. */
export function drawCloth(
  brush: Brush,
  picture: Pick<ClothPicture, 'source' | 'tile'>,
  camera: Camera,
  box: Box,
): void {
  const { source, tile } = picture;
  const scaleX = (pxToCm(tile.widthPx, tile.dpi) * camera.pxPerCm) / source.width;
  const scaleY = (pxToCm(tile.heightPx, tile.dpi) * camera.pxPerCm) / source.height;
  brush.imageSmoothingEnabled = scaleX < pixelZoom || source.width < tile.widthPx;
  // Mip maps below 100 %, a smooth curve above.
  brush.imageSmoothingQuality = scaleX < 0.9 ? 'medium' : 'high';
  const pattern = brush.createPattern(source, 'repeat');
  if (!pattern) return;
  pattern.setTransform(new DOMMatrix([scaleX, 0, 0, scaleY, camera.x, camera.y]));
  brush.fillStyle = pattern;
  brush.fillRect(box.x, box.y, box.width, box.height);
}
