import type { Easel } from '../../drawing/botanical/easel.ts';
import { setThing } from '../../drawing/botanical/set-thing.ts';
import { wishedFigures } from '../../drawing/figures/wanted-figures.ts';
import { drawPenned } from '../../drawing/subjects/draw-penned.ts';
import type { Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import { kalamkariFigures } from '../../vocabulary/families/kalamkari/words.ts';
import type { MotifId } from '../../vocabulary/motif-ids.ts';
import type { Outline } from '../../vocabulary/subjects/outline.ts';
import { setFigure } from './set-figure.ts';

export type Dweller = MotifId | Outline;

/** Who lives among the plants: the things and beasts that were named, things first. */
export function dwellersOf(recipe: Recipe): readonly Dweller[] {
  return [...(recipe.subjects ?? []), ...wishedFigures(recipe, kalamkariFigures)];
}

/** Every so many places are homes, flowers stand in the others: every second one, or each where there are more dwellers than that. */
export function homeEvery(dwellers: number, places: number): 1 | 2 {
  return dwellers > places / 2 ? 1 : 2;
}

interface Home {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** How many live there already. */
  readonly turn: number;
  /** Which of the hand's dyes a thing wears. */
  readonly colourway: number;
}

/** A thing fills its circle more than a bird does. */
const thingShare = 0.94;

/** Sets one of them upright in front of stems and leaves, each facing the other way than the one before. */
export function settle(easel: Easel, dweller: Dweller, { x, y, radius, turn, colourway }: Home, rng: Rng): void {
  if (typeof dweller !== 'object') {
    setFigure(easel, dweller, { x, y, radius, facing: turn % 2 === 0 ? 1 : -1 }, rng);
    return;
  }
  const at = { x, y, radius: radius * thingShare, flip: turn % 2 === 1, air: 3, colourway };
  setThing(easel, { outline: dweller, ...at }, drawPenned, rng);
}

/** Who found no home in a small repeat lives in the largest gaps, before leaves fill them. */
export function settleRest(easel: Easel, rest: readonly Dweller[], most: number, rng: Rng): void {
  for (const [n, dweller] of rest.entries()) {
    const { x, y, r } = easel.occupancy.max();
    settle(easel, dweller, { x, y, radius: Math.min(r, most), turn: n, colourway: n }, rng.fork(n));
  }
}
