import type { Plot } from '../../drawing/plot.ts';
import type { Run } from '../../drawing/weaving/draft.ts';
import type { Yarn } from '../../drawing/weaving/draft-step.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';

export interface CheckTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  /** Which dyes take which part: a stream of its own. */
  readonly dyes: Rng;
  /** Yarns per cm. */
  readonly perCm: number;
}

/** A check before it is fitted to the cloth. */
export interface Check {
  readonly warp: readonly Run[];
  /** The same order as the warp's unless given. */
  readonly weft?: readonly Run[];
  readonly lift: readonly (readonly boolean[])[];
  /** One repeat of the order on cloth. */
  readonly repeatCm: number;
  /** The order is counted out already: every square has as many yarns as the next. */
  readonly isCounted?: boolean;
  readonly yarn?: Partial<Yarn>;
  readonly motif: string;
}
