import type { Block } from '../block.ts';
import { designRoundel, drawRoundel } from '../roundel.ts';
import type { AjrakhTask } from '../task.ts';

/** The lesser roundel of a gap's middle. */
export function smallRoundel(block: Block, { rng, recipe, favour, pen, dyes }: AjrakhTask, radius: number): void {
  const design = designRoundel(rng, { radius, detail: Math.min(3, recipe.detail), favour });
  drawRoundel(block, design, radius, pen, dyes, 1);
}
