import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Draft } from '../weaving/draft.ts';

export interface SmallWeaveTask {
  readonly recipe: Recipe;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
}

/** A draft with the size of its repeat on cloth. Its yarns are counted out; broad ones are several threads. */
export interface SmallWeave extends Draft {
  readonly repeatCm: number;
  readonly motif: string;
}
