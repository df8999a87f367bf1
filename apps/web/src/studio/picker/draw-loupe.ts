import type { ClothPicture } from '../store/table.ts';
import { pixelOf } from './pixel-of.ts';

const cells = 8;

/** 8 × 8 pixels around the one that is read, each a square, the middle one framed in two tones. */
export function drawLoupe(canvas: HTMLCanvasElement, picture: ClothPicture, at: { x: number; y: number }): void {
  const brush = canvas.getContext('2d');
  if (!brush) return;
  const cell = canvas.width / cells;
  const { source, tile, pieces } = picture;
  // Steps of a preview's own pixels, where the picture's are not at hand.
  const [stepX, stepY] = pieces ? [1, 1] : [tile.widthPx / source.width, tile.heightPx / source.height];
  const wrap = (value: number, length: number) => ((value % length) + length) % length;
  brush.imageSmoothingEnabled = false;
  for (let row = 0; row < cells; row++) {
    for (let column = 0; column < cells; column++) {
      const x = wrap(Math.floor(at.x + (column - cells / 2) * stepX), tile.widthPx);
      const y = wrap(Math.floor(at.y + (row - cells / 2) * stepY), tile.heightPx);
      const pixel = pixelOf(picture, { x, y });
      brush.drawImage(pixel.source, pixel.x, pixel.y, 1, 1, column * cell, row * cell, cell, cell);
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
