import type { Legend } from '../../drawing/counted/stamp.ts';
import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Ink } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';

/** What every layout of patola works with. */
export interface PatolaTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
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
