import type { Neighbours } from '../../layout/neighbours.ts';
import { createNeighbours } from '../../layout/neighbours.ts';
import type { Occupancy } from '../../layout/occupancy.ts';
import { createOccupancy } from '../../layout/occupancy.ts';
import type { MotifInks } from '../../motifs/motif.ts';
import type { Rng } from '../../random/rng.ts';
import { createRng } from '../../random/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Item, MotifDisc, Scene, SceneLayer } from '../../scene/scene.ts';
import { surfaceOf } from '../../render/surface.ts';
import type { Plot } from '../family.ts';
import type { Cast, Habit } from './cast.ts';
import { castFor } from './cast.ts';
import type { Colourway, Hand } from './hand.ts';
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

/** Back to front. Lines of stems lie under all their fills, so that branches grow out of one another. */
const layers = [
  { id: 'dots', name: 'Dots', kind: 'dots' },
  { id: 'stem-lines', name: 'Stem outlines', kind: 'lines' },
  { id: 'stems', name: 'Stems', kind: 'stems' },
  { id: 'mounds', name: 'Hillocks', kind: 'motifs' },
  { id: 'leaves', name: 'Leaves', kind: 'leaves' },
  { id: 'fill', name: 'Small flowers', kind: 'fill' },
  { id: 'heroes', name: 'Flowers', kind: 'motifs' },
] as const satisfies readonly Omit<SceneLayer, 'items'>[];
export type LayerId = (typeof layers)[number]['id'];

export function createEasel(recipe: Recipe, plot: Plot, hand: Hand, habit: Habit): Easel {
  const rng = createRng(`${recipe.seed}/${recipe.family}/${recipe.layout}`);
  return {
    recipe,
    plot,
    hand,
    cast: castFor(recipe, habit),
    rng,
    stock: createStock(rng.fork('stock')),
    occupancy: createOccupancy(plot.torus),
    stems: createNeighbours<number>(plot.torus, 40),
    drawn: { dots: [], 'stem-lines': [], stems: [], mounds: [], leaves: [], fill: [], heroes: [] },
    census: [],
    heroes: [],
  };
}

/** All roles of a motif in this cloth's hand. */
export function inksFor(easel: Easel, colourway: Colourway): MotifInks {
  return { ...colourway, leaf: 'leaf1', contour: easel.hand.contour(colourway.body), light: 'light' };
}

export function sceneOf({ recipe, plot, stock, drawn, census }: Easel, before: readonly SceneLayer[] = []): Scene {
  return {
    torus: plot.torus,
    columns: plot.columns,
    rows: plot.rows,
    symbols: stock.symbols,
    layers: [
      { id: 'ground', name: 'Ground', kind: 'ground', wash: 'ground', items: [] },
      ...before,
      ...layers.flatMap((layer) => (drawn[layer.id].length > 0 ? [{ ...layer, items: drawn[layer.id] }] : [])),
    ],
    surface: surfaceOf(recipe, plot.perCm),
    census,
  };
}
