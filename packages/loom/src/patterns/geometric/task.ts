import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import type { Stage } from '../stage.ts';

/** What every geometric layout works with. */
export interface GeometricTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
  readonly stage: Stage;
  /** Usual line in units. */
  readonly line: number;
  /** What shows where nothing is drawn; the ground unless said. */
  wash(ink: Ink): void;
}
