import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { SceneSymbol } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import type { Stage } from '../stage.ts';

/** What every layout of mandalas works with. */
export interface MandalaTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  readonly stage: Stage;
  /** A mandala of this radius; another name is another design. */
  readonly make: (name: string, radius: number, folds?: number, detail?: number) => SceneSymbol;
  /** A small one for gaps. */
  readonly floret: (name: string, radius: number) => SceneSymbol;
  /** What the small ones are: flowers, unless these are refused. */
  readonly small: 'blossom' | 'medallion';
}
