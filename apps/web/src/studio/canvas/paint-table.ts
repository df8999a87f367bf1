import { pxToCm } from '@naksha/contract';
import type { Box, Camera } from '../geometry/camera.ts';
import type { ClothPicture } from '../store/table.ts';
import { drawPaper } from './draw-paper.ts';
import { drawSquares } from './draw-squares.ts';
import { type Brush, fitBackingStore } from './fit-backing-store.ts';
import type { TableFrame } from './table-frame.ts';

/** For a canvas of the table. An imitated graphics card is slow and holds up every other picture of the page: then the processor paints. */
export function tableCanvas(): CanvasRenderingContext2DSettings {
  if (typeof OffscreenCanvas === 'undefined') return { alpha: false };
  const card = new OffscreenCanvas(1, 1).getContext('webgl', { failIfMajorPerformanceCaveat: true });
  return { alpha: false, willReadFrequently: card === null };
}

/** Paints the table: the cloths on it with their marks, or squared paper where none lies. */
export function paintTable(brush: Brush, frame: TableFrame): void {
  const { width, height, density, camera, booth, cloths, marked, paper } = frame;
  fitBackingStore(brush.canvas, width, height, density);
  brush.setTransform(density, 0, 0, density, 0, 0);
  const all = { x: 0, y: 0, width, height };
  if (cloths.length === 0) {
    drawPaper(brush, camera, all, paper);
    return;
  }
  brush.fillStyle = booth;
  brush.fillRect(0, 0, width, height);
  for (const { source, tile, part, share, isAlone, squares } of cloths) {
    if (isAlone) {
      brush.fillStyle = booth;
      brush.fillRect(part.x, part.y, part.width, part.height);
    }
    brush.globalAlpha = share;
    drawCloth(brush, { source, tile }, camera, part);
    if (squares) drawSquares(brush, squares, part);
    brush.globalAlpha = 1;
  }
  if (marked) drawMarks(brush, marked);
}

/** From this zoom on the pixels themselves are looked at. */
const pixelZoom = 3;

/** Fills `box` with the cloth, laid out from cm 0|0 in all directions. */
function drawCloth(brush: Brush, picture: Pick<ClothPicture, 'source' | 'tile'>, camera: Camera, box: Box): void {
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

/** Register marks at the tile's corners, in two tones so that they show on any cloth. */
function drawMarks(brush: Brush, tile: Box): void {
  for (const x of [tile.x, tile.x + tile.width]) {
    for (const y of [tile.y, tile.y + tile.height]) {
      for (const [colour, width] of [
        ['#000', 3.5],
        ['#fff', 1.5],
      ] as const) {
        brush.strokeStyle = colour;
        brush.lineWidth = width;
        brush.beginPath();
        brush.arc(x, y, 5.5, 0, 2 * Math.PI);
        brush.moveTo(x - 10, y);
        brush.lineTo(x + 10, y);
        brush.moveTo(x, y - 10);
        brush.lineTo(x, y + 10);
        brush.stroke();
      }
    }
  }
}
