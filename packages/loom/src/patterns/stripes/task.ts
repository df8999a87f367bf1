import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Plot } from '../family.ts';

export interface StripeTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
}
