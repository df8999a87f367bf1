import { arcLength } from '../../geometry/arc-length.ts';
import type { Point } from '../../geometry/point.ts';
import { resample } from '../../geometry/resample.ts';
import type { Block } from './block.ts';

/** Dots along an open line, a whole number of even steps of about `spacing`; its ends stay free. */
export function dotsOn(block: Block, line: readonly Point[], r: number, spacing: number): void {
  const count = Math.floor(arcLength(line) / spacing);
  if (count < 1) return;
  const halves = resample(line, arcLength(line) / (2 * count));
  for (const [i, [x, y]] of halves.entries()) if (i % 2 === 1) block.dot(x, y, r);
}
