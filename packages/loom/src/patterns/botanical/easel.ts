import type { Neighbours } from '../../layout/neighbours.ts';
import { createNeighbours } from '../../layout/neighbours.ts';
import type { Occupancy } from '../../layout/occupancy.ts';
import { createOccupancy } from '../../layout/occupancy.ts';
import type { Rng } from '../../random/rng.ts';
import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Item, MotifDisc } from '../../scene/scene.ts';
import type { Plot } from '../family.ts';
import type { Cast, Habit } from './cast.ts';
import { castFor } from './cast.ts';
import type { Hand } from './hand.ts';
import type { Stock } from './stock.ts';
import { createStock } from './stock.ts';

/** A cloth of plants while it is being planned: what is drawn so far, layer by layer, and what room is left. */
export interface Easel {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly hand: Hand;
  readonly cast: Cast;
  readonly rng: Rng;
  readonly stock: Stock;
  readonly occupancy: Occupancy;
  /** Points on stems and their tangents: where stalks may begin. */
  readonly stems: Neighbours<number>;
  readonly drawn: Readonly<Record<LayerId, Item[]>>;
  readonly census: MotifDisc[];
  /** Main colours of the heroes set so far. */
  readonly heroes: { readonly x: number; readonly y: number; readonly tint: string }[];
}

/** The layers that plants are drawn on; `scene-of.ts` has their order. */
export type LayerId = 'dots' | 'stem-lines' | 'stems' | 'mounds' | 'leaves' | 'fill' | 'seconds' | 'heroes';

export function createEasel(recipe: Recipe, plot: Plot, hand: Hand, habit: Habit): Easel {
  const rng = createRng(`${recipe.seed}/${recipe.family}/${recipe.layout}`);
  return {
    recipe,
    plot,
    hand,
    cast: castFor(recipe, habit, Object.keys(hand.motifs)),
    rng,
    stock: createStock(rng.fork('stock')),
    occupancy: createOccupancy(plot.torus),
    stems: createNeighbours<number>(plot.torus, 40),
    drawn: { dots: [], 'stem-lines': [], stems: [], mounds: [], leaves: [], fill: [], seconds: [], heroes: [] },
    census: [],
    heroes: [],
  };
}
