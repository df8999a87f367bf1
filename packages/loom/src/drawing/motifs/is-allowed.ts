import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';

/** Whether a motif may be drawn: it was not refused. */
export function isAllowed({ motifs }: Recipe, motif: MotifId): boolean {
  return !motifs.exclude.includes(motif);
}
