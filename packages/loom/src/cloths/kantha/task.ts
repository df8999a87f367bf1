import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** What every layout of kantha works with. */
export interface KanthaTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  readonly rng: Rng;
  readonly needle: Needle;
  /** Threads drawn from the borders of old saris, red before all. */
  readonly threads: readonly [Role, Role, Role, Role];
}

export interface Needle {
  /** Width of a thread, length of a stitch with its gap, and distance of rows, in units. */
  readonly thread: number;
  readonly stitch: number;
  readonly row: number;
}

const sets: readonly (readonly [Role, Role, Role, Role])[] = [
  ['a1', 'a2', 'a3', 'a4'],
  ['a1', 'a2', 'a4', 'a3'],
  ['a2', 'a1', 'a3', 'a4'],
];

export function drawThreads(rng: Rng): readonly [Role, Role, Role, Role] {
  return rng.pick(sets);
}
