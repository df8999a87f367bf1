import { type FileRow, type OnModelParams, pieceOn, type Usage } from '@naksha/contract';
import { type Recipe, usageOf } from '@naksha/loom';
import type { Stage } from '../store/stage.ts';

/**
 * How a design lies on the model: as was chosen; else as the whole piece where its words name the goods that are worn so.
 */
export function liesOf(
  { model, placement }: Stage,
  recipe: Recipe | undefined,
  design: FileRow | undefined,
): OnModelParams['placement']['lies'] {
  const usage = wornAs(model, recipe, design);
  const own = recipe && usage && usageOf(recipe) === usage ? 'piece' : 'repeated';
  const lies = placement.lies ?? own;
  return lies === 'piece' && usage === undefined ? 'repeated' : lies;
}

/**
 * The goods that a design can be worn as on a model. What has no recipe is composed to no piece, and what a planner drew that is gone would be
 * drawn otherwise.
 */
export function wornAs(
  model: Stage['model'],
  recipe: Recipe | undefined,
  design: FileRow | undefined,
): Usage | undefined {
  const changes = design?.changedSince ?? [];
  const isOther = changes.includes('planner') || changes.includes('unknown');
  return recipe === undefined || isOther ? undefined : pieceOn(model);
}
