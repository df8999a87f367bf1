import type { Raster } from '../raster.ts';
import { brightnessOf } from './brightness.ts';

/** Root mean square of five bands of detail, 0 … 255, the finest first: what is lost each time the square tile is halved. */
export function detailBands(tile: Raster): number[] {
  const bands: number[] = [];
  let side = tile.width;
  let here = brightnessOf(tile);
  for (let level = 0; level < 5; level++) {
    const half = side / 2;
    const small = new Float32Array(half * half);
    let sum = 0;
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const at = 2 * y * side + 2 * x;
        const four = [here[at] ?? 0, here[at + 1] ?? 0, here[at + side] ?? 0, here[at + side + 1] ?? 0];
        const mean = four.reduce((all, one) => all + one, 0) / 4;
        small[y * half + x] = mean;
        for (const one of four) sum += (one - mean) ** 2;
      }
    }
    bands.push(Math.sqrt(sum / (side * side)));
    here = small;
    side = half;
  }
  return bands;
}
