import { steady } from '../../../numbers/steady.ts';
import type { Block } from '../block.ts';
import type { AjrakhPen } from '../ring.ts';
import { designRoundel, drawRoundel } from '../roundel.ts';
import type { AjrakhTask } from '../task.ts';

/** The field between four roundels, drawn about its own middle; the roundels stand at (±cell / 2, ±cell / 2). */
export type DrawGap = (block: Block, task: AjrakhTask, size: GapSize) => void;

interface GapSize {
  readonly cell: number;
  /** Of the roundels. */
  readonly radius: number;
}

/**
 * Rows of dots about the four roundels of a gap, at `radius` from their middles. Dots nearer to the gap's middle than
 * `clear` are left out, so are those beyond the cell's edge.
 */
export function echoArcs(block: Block, cell: number, radius: number, pen: AjrakhPen, clear: number): void {
  const half = cell / 2;
  const quarter = Math.PI / 2;
  const size = pen.dot * 0.8;
  const margin = radius > half ? steady.acos(half / radius) + (size * 2) / radius : 0;
  const count = Math.max(1, Math.round(((quarter - 2 * margin) * radius) / (size * 4.2)));
  for (let i = 0; i < count; i++) {
    const angle = margin + ((quarter - 2 * margin) * (i + 0.5)) / count;
    const x = -half + radius * steady.cos(angle);
    const y = -half + radius * steady.sin(angle);
    if (steady.hypot(x, y) < clear) continue;
    for (const [sx, sy] of [
      [1, 1],
      [-1, 1],
      [1, -1],
      [-1, -1],
    ] as const)
      block.dot(sx * x, sy * y, size);
  }
}

/** The lesser roundel of a gap's middle. */
export function smallRoundel(block: Block, { rng, recipe, favour, pen, dyes }: AjrakhTask, radius: number): void {
  const design = designRoundel(rng, { radius, detail: Math.min(3, recipe.detail), favour });
  drawRoundel(block, design, radius, pen, dyes, 1);
}
