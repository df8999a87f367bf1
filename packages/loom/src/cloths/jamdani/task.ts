import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** What every layout of jamdani works with. */
export interface JamdaniTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  readonly rng: Rng;
  /** Width of a counted thread and height of a pick of the figure, in units. */
  readonly cell: number;
  readonly threads: Threads;
}

/** Threads laid in by hand: the one of which most of a figure is, of its heart and of its leaves, by kind of figure. */
export interface Threads {
  of(kind: number): { readonly body: Role; readonly heart: Role; readonly leaf: Role };
}

const deals = [
  [
    { body: 'light', heart: 'a1', leaf: 'light' },
    { body: 'a1', heart: 'light', leaf: 'light' },
  ],
  [
    { body: 'light', heart: 'a3', leaf: 'a2' },
    { body: 'light', heart: 'a1', leaf: 'a2' },
  ],
  [
    { body: 'a1', heart: 'a3', leaf: 'a2' },
    { body: 'light', heart: 'a4', leaf: 'a2' },
  ],
  [
    { body: 'light', heart: 'light', leaf: 'light' },
    { body: 'light', heart: 'a1', leaf: 'light' },
  ],
] as const satisfies readonly (readonly { body: Role; heart: Role; leaf: Role }[])[];

export function drawThreads(rng: Rng): Threads {
  const deal = rng.pick(deals);
  return { of: (kind) => deal[kind % deal.length] ?? deal[0] };
}
