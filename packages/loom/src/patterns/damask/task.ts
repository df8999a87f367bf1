import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Plot } from '../family.ts';
import type { Looks } from '../mirrored/plant.ts';
import type { Stage } from '../stage.ts';

/** What every layout of damask works with. */
export interface DamaskTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly stage: Stage;
  readonly rng: Rng;
  readonly looks: Looks;
}
