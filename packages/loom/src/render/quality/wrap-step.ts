import type { Raster } from '../raster.ts';
import { brightnessOf } from './brightness.ts';

/**
 * The step of brightness across the wrap as a share of the largest step between two neighbouring lines inside the tile, the worse of
 * both axes. Up to 1 the seam cannot be told from the drawing.
 */
export function wrapStep(tile: Raster): number {
  const { width, height } = tile;
  const light = brightnessOf(tile);
  const rows = new Float64Array(height);
  const columns = new Float64Array(width);
  for (let y = 0; y < height; y++) {
    const below = ((y + 1) % height) * width;
    for (let x = 0; x < width; x++) {
      const here = light[y * width + x] ?? 0;
      rows[y] = (rows[y] ?? 0) + Math.abs(here - (light[below + x] ?? 0));
      columns[x] = (columns[x] ?? 0) + Math.abs(here - (light[y * width + ((x + 1) % width)] ?? 0));
    }
  }
  return Math.max(...[rows, columns].map((steps) => (steps.at(-1) ?? 0) / Math.max(...steps.subarray(0, -1))));
}
