import type { ClothPicture } from '../canvas/cloth-store.ts';

const cells = 8;

/** 8 × 8 pixels around the one that is read, each a square, the middle one framed in two tones. */
export function drawLoupe(
  canvas: HTMLCanvasElement,
  { source, tile }: ClothPicture,
  at: { x: number; y: number },
): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const cell = canvas.width / cells;
  const x = Math.floor((at.x / tile.widthPx) * source.width);
  const y = Math.floor((at.y / tile.heightPx) * source.height);
  const wrap = (value: number, length: number) => ((value % length) + length) % length;
  brush.imageSmoothingEnabled = false;
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const from = [wrap(x + column - cells / 2, source.width), wrap(y + row - cells / 2, source.height)] as const;
      brush.drawImage(source, ...from, 1, 1, column * cell, row * cell, cell, cell);
    }
  }
  brush.fillStyle = 'rgb(128 128 128 / 35%)';
  for (let i = 1; i < cells; i++) {
    brush.fillRect(i * cell, 0, 1, canvas.height);
    brush.fillRect(0, i * cell, canvas.width, 1);
  }
  const middle = (cells / 2) * cell;
  brush.lineWidth = 3;
  brush.strokeStyle = '#000';
  brush.strokeRect(middle, middle, cell, cell);
  brush.lineWidth = 1.5;
  brush.strokeStyle = '#fff';
  brush.strokeRect(middle, middle, cell, cell);
}
