import { type OnModelParams, pieceOn } from '@naksha/contract';
import { type Recipe, usageOf } from '@naksha/loom';
import type { Stage } from '../store/stage.ts';

/**
 * How a design lies on the model: as was chosen; else as the whole piece where its words name the goods that are worn so. What has no recipe is
 * composed to no piece, and repeats.
 */
export function liesOf({ model, placement }: Stage, recipe: Recipe | undefined): OnModelParams['placement']['lies'] {
  const usage = recipe && pieceOn[model];
  const own = recipe && usage && usageOf(recipe) === usage ? 'piece' : 'repeated';
  const lies = placement.lies ?? own;
  return lies === 'piece' && usage === undefined ? 'repeated' : lies;
}
