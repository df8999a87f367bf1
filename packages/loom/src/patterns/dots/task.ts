import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import type { Stage } from '../stage.ts';

/** What every layout of dots works with. */
export interface DotTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
  readonly stage: Stage;
  /** A usual dot's radius in units. */
  readonly radius: number;
  /** Distance of neighbours in dot widths, from packed to airy. */
  readonly spread: number;
  /** The dyes in the order of their weight. */
  readonly cast: readonly [Role, Role, Role];
}
