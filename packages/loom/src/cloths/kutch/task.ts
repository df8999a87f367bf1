import type { Planner } from '../../drawing/planner.ts';
import type { Plot } from '../../drawing/plot.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Role } from '../../vocabulary/roles.ts';

/** What every layout of Kutch embroidery works with. */
export interface KutchTask {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly planner: Planner;
  readonly rng: Rng;
  /** Width of a row of chain stitch in units. */
  readonly width: number;
  readonly threads: readonly Threads[];
}

/** Threads of one figure: the pale chain about it, its body, and two of its finery. */
export interface Threads {
  readonly edge: Role;
  readonly body: Role;
  readonly second: Role;
  readonly third: Role;
  /** What is sewn where glass is held: glass, or a round of chain where glass was refused. */
  readonly heart: 'glass' | 'chain';
}

const orders: readonly Omit<Threads, 'heart'>[] = [
  { edge: 'light', body: 'a1', second: 'a2', third: 'leaf1' },
  { edge: 'a2', body: 'a3', second: 'leaf1', third: 'light' },
  { edge: 'light', body: 'a4', second: 'a1', third: 'a2' },
  { edge: 'a2', body: 'leaf1', second: 'a1', third: 'a3' },
];

/** The orders of threads, the first as it is, for red leads; the others by turns. */
export function drawThreads({ isGlassless }: Recipe, rng: Rng): readonly Threads[] {
  const heart = isGlassless === true ? 'chain' : 'glass';
  const [first, ...others] = orders.map((order): Threads => ({ ...order, heart }));
  return first === undefined ? [] : [first, ...rng.shuffle(others)];
}

export function threadsOf({ threads }: KutchTask, kind: number): Threads {
  const usual: Threads = { edge: 'light', body: 'a1', second: 'a2', third: 'leaf1', heart: 'glass' };
  return threads[kind % threads.length] ?? usual;
}
