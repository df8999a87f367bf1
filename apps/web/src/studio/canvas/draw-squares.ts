import { type Box, type Camera, tileBox } from '../geometry/camera.ts';
import { levelFor, squareSide } from '../geometry/square-set.ts';
import type { ClothPicture } from '../store/table.ts';
import type { Brush } from './fit-backing-store.ts';
import type { LaidSquares } from './table-frame.ts';

/** From this zoom on the pixels themselves are looked at. */
const pixelZoom = 3;

/**
 * Where the fine squares of a large picture lie over its coarse one, as far as they are seen and have come; those that have not are
 * asked for. `density` is screen pixels to the CSS pixel.
 */
export function laySquares(
  { source, tile, squares }: ClothPicture,
  camera: Camera,
  box: Box,
  density: number,
): LaidSquares | null {
  const first = tileBox(camera, tile);
  const scale = (first.width * density) / tile.widthPx;
  if (!squares || scale * tile.widthPx <= source.width) return null;
  const level = levelFor(squares.finest, scale);
  const shrink = 2 ** (squares.finest - level);
  // CSS pixels of a square's pixel.
  const size = (first.width / tile.widthPx) * shrink;
  const step = squareSide * size;
  const [columns, rows] = [tile.widthPx, tile.heightPx].map((px) => Math.ceil(px / shrink / squareSide));
  const places = [];
  for (const left of copies(first.x, first.width, box.x, box.x + box.width)) {
    for (const top of copies(first.y, first.height, box.y, box.y + box.height)) {
      for (const x of range((box.x - left) / step, (box.x + box.width - left) / step, columns ?? 0)) {
        for (const y of range((box.y - top) / step, (box.y + box.height - top) / step, rows ?? 0)) {
          const square = squares.square(level, x, y);
          if (!square) continue;
          // Edges on whole pixels of the screen: no light shines through between two.
          const [x0, y0] = [snap(left + x * step, density), snap(top + y * step, density)];
          const x1 = snap(Math.min(left + first.width, left + x * step + square.width * size), density);
          const y1 = snap(Math.min(top + first.height, top + y * step + square.height * size), density);
          places.push({ source: square, x: x0, y: y0, width: x1 - x0, height: y1 - y0 });
        }
      }
    }
  }
  return { isSmooth: size * density < pixelZoom, places };
}

/** Draws the squares within `box`. */
export function drawSquares(brush: Brush, { isSmooth, places }: LaidSquares, box: Box): void {
  brush.save();
  brush.beginPath();
  brush.rect(box.x, box.y, box.width, box.height);
  brush.clip();
  brush.imageSmoothingEnabled = isSmooth;
  for (const { source, x, y, width, height } of places) brush.drawImage(source, x, y, width, height);
  brush.restore();
}

const snap = (at: number, density: number): number => Math.round(at * density) / density;

/** Where the tile begins that lies at `start`, and every copy of it that is seen. */
function copies(start: number, length: number, from: number, to: number): number[] {
  const first = Math.floor((from - start) / length);
  const last = Math.ceil((to - start) / length);
  return Array.from({ length: Math.max(0, last - first) }, (_, i) => start + (first + i) * length);
}

function range(from: number, to: number, count: number): number[] {
  const first = Math.max(0, Math.floor(from));
  return Array.from({ length: Math.max(0, Math.min(count, Math.ceil(to)) - first) }, (_, i) => first + i);
}
