import type { Point } from '../../../geometry/point.ts';
import { steady } from '../../../number/steady.ts';
import type { Block } from '../block.ts';

/**
 * Dots outside a star along the two lines that bound one of its corners, `away` units from them and a whole number of
 * even steps on each.
 */
export function bayDots(block: Block, corner: readonly Point[], away: number, r: number, spacing: number): void {
  const [before, tip, after, bay] = corner;
  if (!before || !tip || !after || !bay) return;
  for (const from of [before, after]) {
    const dx = bay[0] - from[0];
    const dy = bay[1] - from[1];
    const length = steady.hypot(dx, dy);
    // The side of the line on which the corner lies.
    const side = Math.sign(dx * (tip[1] - from[1]) - dy * (tip[0] - from[0]));
    const nx = (-dy / length) * side * away;
    const ny = (dx / length) * side * away;
    const usable = length - spacing * 1.1;
    const count = Math.floor(usable / spacing);
    for (let i = 0; i < count; i++) {
      const t = (spacing * 1.1 + (usable * (i + 0.5)) / count) / length;
      if (t * length > length - away * 0.2) continue;
      block.dot(from[0] + dx * t + nx, from[1] + dy * t + ny, r);
    }
  }
}
