import type { Rng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Plot } from '../family.ts';
import type { Stage } from '../stage.ts';
import type { Silks } from './silks.ts';

/** What every layout of phulkari works with. */
export interface PhulkariTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly stage: Stage;
  /** Geometry only; the silks have their own stream. */
  readonly rng: Rng;
  readonly silks: Silks;
  /** Width of a counted cell in units. */
  readonly cell: number;
}
