import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { Block } from '../block.ts';

/** Dots on every side of a closed outline, a whole number of even steps each, the corners left free. */
export function dotsAlong(block: Block, outline: readonly Point[], r: number, spacing: number): void {
  let from = outline.at(-1) ?? [0, 0];
  for (const to of outline) {
    const length = steady.hypot(to[0] - from[0], to[1] - from[1]);
    const count = Math.floor(length / spacing);
    for (let i = 0; i < count; i++) {
      const t = (i + 0.5) / count;
      block.dot(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, r);
    }
    from = to;
  }
}
