import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Plot } from '../family.ts';
import type { Stage } from '../stage.ts';

/** What every layout of chikankari works with. */
export interface ChikanTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly stage: Stage;
  readonly rng: Rng;
  /** Width of a thread in units. */
  readonly thread: number;
}
