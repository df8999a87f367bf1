import type { MotifId, Recipe } from '../../recipe/recipe.ts';

/** Of the figures a cloth can draw, those that were asked for and not refused, the most important first. */
export function wishedFigures<Id extends MotifId>({ motifs }: Pick<Recipe, 'motifs'>, known: readonly Id[]): Id[] {
  return motifs.include.flatMap((id) => known.filter((other) => other === id && !motifs.exclude.includes(id)));
}
