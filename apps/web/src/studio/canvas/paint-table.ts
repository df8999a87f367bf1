import { drawCloth } from './draw-cloth.ts';
import { drawMarks } from './draw-marks.ts';
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
