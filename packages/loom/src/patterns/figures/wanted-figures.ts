import type { MotifId, Recipe } from '../../recipe/recipe.ts';

/**
 * The figures that play a part: those wished for among the ones a cloth can draw, or else its habit, less the refused. Never
 * empty while any it can draw is not refused.
 */
export function wantedFigures<Id extends MotifId>(
  { motifs }: Recipe,
  known: readonly Id[],
  habit: readonly Id[],
): readonly Id[] {
  const allowed = known.filter((id) => !motifs.exclude.includes(id));
  const wished = motifs.include.flatMap((id) => allowed.filter((other) => other === id));
  if (wished.length > 0) return wished;
  const usual = habit.filter((id) => allowed.includes(id));
  return usual.length > 0 ? usual : allowed;
}
