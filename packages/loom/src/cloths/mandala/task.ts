import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { SceneSymbol } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** What every layout of mandalas works with. */
export interface MandalaTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  readonly planner: Planner;
  /** A mandala of this radius; another name is another design. */
  readonly make: (name: string, radius: number, folds?: number, detail?: number) => SceneSymbol;
  /** A small one for gaps. */
  readonly floret: (name: string, radius: number) => SceneSymbol;
  /** What the small ones are: flowers, unless these are refused. */
  readonly small: 'blossom' | 'medallion';
}
