import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Ink } from '../../drawing/scene.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** What every layout of phulkari works with. */
export interface PhulkariTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  /** Geometry only; the silks have their own stream. */
  readonly rng: Rng;
  readonly silks: Silks;
  /** Width of a counted cell in units. */
  readonly cell: number;
}

/** Which way the stitches of an area lie. */
export type Lie = 'across' | 'down';

/** Silk as the floss shader reads it: what is stitched down the cloth is a shade darker. */
export function silk(role: Role, lie: Lie): Ink {
  return lie === 'across' ? role : `${role}>dark:0.06`;
}

/** The order in which silks follow one another from an edge to a heart, by kind of lozenge. Neighbours differ in lightness. */
export interface Silks {
  of(n: number, kind?: number): Role;
  /** The silk most of the cloth is covered with. */
  readonly main: Role;
}

const orders: readonly (readonly Role[])[] = [
  ['a1', 'light', 'a2', 'a3', 'a2', 'light', 'a3'],
  ['a2', 'a3', 'a1', 'light', 'a4', 'a2', 'light'],
  ['a1', 'a3', 'light', 'a4', 'a2', 'a3', 'light'],
  ['a2', 'a4', 'light', 'a3', 'a1', 'light', 'a3'],
  ['a3', 'light', 'a1', 'a4', 'a2', 'light', 'a3'],
];

export function drawSilks(rng: Rng): Silks {
  const shuffled = rng.shuffle(orders);
  return {
    of: (n, kind = 0) => {
      const order = shuffled[kind % shuffled.length] ?? [];
      return order[n % order.length] ?? 'a1';
    },
    main: rng.pick(['a1', 'a2', 'a1'] as const),
  };
}
