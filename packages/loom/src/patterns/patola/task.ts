import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Ink } from '../../scene/scene.ts';
import type { Legend } from '../counted/stamp.ts';
import type { Plot } from '../family.ts';
import type { Stage } from '../stage.ts';

/** What every layout of patola works with. */
export interface PatolaTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly stage: Stage;
  /** Geometry only; the dyes have their own stream. */
  readonly rng: Rng;
  readonly dyes: PatolaDyes;
  /** What shows between everything. */
  wash(ink: Ink): void;
}

export interface PatolaDyes {
  /** Dyes of the n-th figure by the letters of its sheet. */
  legend(n: number): Legend;
  /** The ink of figures' outlines. */
  readonly edge: Ink;
  /** Dyes of lines and squares, in an order in which neighbours differ in lightness. */
  band(n: number): Ink;
}
