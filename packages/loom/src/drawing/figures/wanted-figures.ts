import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

/**
 * The figures that play a part: those wished for among the ones a cloth can draw, or else its habit, less the refused. Never
 * empty while any it can draw is not refused.
 */
export function wantedFigures<Id extends MotifId>(
  recipe: Recipe,
  known: readonly Id[],
  habit: readonly Id[],
): readonly Id[] {
  const wished = wishedFigures(recipe, known);
  if (wished.length > 0) return wished;
  const allowed = known.filter((id) => !recipe.motifs.exclude.includes(id));
  const usual = habit.filter((id) => allowed.includes(id));
  return usual.length > 0 ? usual : allowed;
}

/** Of the figures a cloth can draw, those that were asked for and not refused, the most important first. */
export function wishedFigures<Id extends MotifId>({ motifs }: Pick<Recipe, 'motifs'>, known: readonly Id[]): Id[] {
  return motifs.include.flatMap((id) => known.filter((other) => other === id && !motifs.exclude.includes(id)));
}
