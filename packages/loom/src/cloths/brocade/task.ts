import type { Looks } from '../../drawing/mirrored/plant.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** What every layout of brocade works with. */
export interface BrocadeTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  readonly rng: Rng;
  readonly looks: Looks;
}
