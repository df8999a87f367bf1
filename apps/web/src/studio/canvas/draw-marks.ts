import type { Box } from '../geometry/camera.ts';
import type { Brush } from './fit-backing-store.ts';

/** Register marks at the tile's corners, in two tones so that they show on any cloth. */
export function drawMarks(brush: Brush, tile: Box): void {
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
