import { steady } from '../numbers/steady.ts';
import type { Raster } from '../render/raster.ts';
import { brightnessOf } from './brightness.ts';

const side = 64;
/** Shifts nearer than this are the motif's own breadth, not a repeat of it. */
const nearest = 5;

/**
 * How regular a square tile is from afar: `symmetry` is how well it agrees with its best image under mirrors, upright, level or
 * slanting, and shifts by simple parts (1 exact, 0 none); `ghost` is how strongly it repeats within itself at some other shift (autocorrelation, 1 exact).
 */
export function regularityOf(tile: Raster): { symmetry: number; ghost: number } {
  const small = reduced(tile);
  let variance = 0;
  for (const value of small) variance += value * value;
  const agree = (image: (x: number, y: number) => number) => {
    let sum = 0;
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) sum += (small[y * side + x] ?? 0) * (small[image(x, y)] ?? 0);
    return variance === 0 ? 1 : sum / variance;
  };
  const at = (x: number, y: number) => (y & (side - 1)) * side + (x & (side - 1));
  let symmetry = 0;
  // An axis lies anywhere.
  for (let k = 0; k < side; k++) {
    symmetry = Math.max(
      symmetry,
      agree((x, y) => at(k - x, y)),
      agree((x, y) => at(x, k - y)),
      agree((x, y) => at(y + k, x - k)),
    );
  }
  let ghost = 0;
  for (let dy = 0; dy <= side / 2; dy += 1) {
    for (let dx = -side / 2; dx < side / 2; dx += 1) {
      if (steady.hypot(dx, dy) < nearest) continue;
      const shifted = agree((x, y) => at(x + dx, y + dy));
      if ([dx, dy].every((step) => (step * 12) % side === 0)) symmetry = Math.max(symmetry, shifted);
      else ghost = Math.max(ghost, shifted);
    }
  }
  return { symmetry, ghost };
}

/** Brightness at 64 × 64, its mean taken away. */
function reduced(tile: Raster): Float32Array {
  const light = brightnessOf(tile);
  const step = tile.width / side;
  const small = new Float32Array(side * side);
  for (let y = 0; y < tile.height; y++) {
    for (let x = 0; x < tile.width; x++) {
      const field = Math.floor(y / step) * side + Math.floor(x / step);
      small[field] = (small[field] ?? 0) + (light[y * tile.width + x] ?? 0) / (step * step);
    }
  }
  const mean = small.reduce((sum, value) => sum + value, 0) / small.length;
  return small.map((value) => value - mean);
}
