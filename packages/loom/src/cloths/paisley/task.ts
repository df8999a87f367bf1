import type { Plot } from '../../drawing/plot.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { SymbolCache } from './symbol-cache.ts';

/** What every part of a paisley cloth is planned with. */
export interface PaisleyTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  readonly symbols: SymbolCache;
}

/** Between ambis smaller than this, units, stems would only be lines. */
export const smallestVined = 150;

/** How much a motif is wanted relative to the family's habit: 0 when excluded, more when asked for by name. */
export function wish({ motifs }: Pick<Recipe, 'motifs'>, id: MotifId): number {
  if (motifs.exclude.includes(id)) return 0;
  return (motifs.weight[id] ?? 1) * (motifs.include.includes(id) ? 2.5 : 1);
}
