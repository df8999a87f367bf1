import { createRng, type Rng } from '../../numbers/rng.ts';
import type { Recipe } from '../../recipe/recipe.ts';
import type { Plot } from '../plot.ts';
import type { Item, MotifDisc, SceneSymbol } from '../scene.ts';

/** A cloth while it is being planned: drawings by name, items by layer. */
export interface Draft {
  readonly recipe: Recipe;
  readonly plot: Plot;
  /** Geometry only. */
  readonly rng: Rng;
  /** Choices of colour only. */
  readonly col: Rng;
  /** A point from which this cloth's pattern is counted: the joined edges lie anywhere in it. */
  readonly origin: { readonly x: number; readonly y: number };
  readonly symbols: readonly SceneSymbol[];
  readonly layers: ReadonlyMap<string, readonly Item[]>;
  readonly census: readonly MotifDisc[];
  /** The drawing of that name, made when first asked for; its stream is named by it too. */
  symbol(name: string, draw: (rng: Rng) => SceneSymbol): number;
  put(layer: string, item: Item): void;
  note(disc: MotifDisc): void;
}

export function createDraft(recipe: Recipe, plot: Plot): Draft {
  const root = createRng(`${recipe.seed}/${recipe.family}/${recipe.layout}`);
  const rng = root.fork('geo');
  const symbols: SceneSymbol[] = [];
  const named = new Map<string, number>();
  const layers = new Map<string, Item[]>();
  const census: MotifDisc[] = [];
  const from = rng.fork('origin');
  return {
    recipe,
    plot,
    rng,
    col: root.fork('col'),
    origin: { x: from.between(0, plot.torus.w), y: from.between(0, plot.torus.h) },
    symbols,
    layers,
    census,
    symbol: (name, draw) => {
      const ready = named.get(name);
      if (ready !== undefined) return ready;
      const index = symbols.push(draw(rng.fork(`symbol/${name}`))) - 1;
      named.set(name, index);
      return index;
    },
    put: (layer, item) => {
      const items = layers.get(layer);
      if (items === undefined) layers.set(layer, [item]);
      else items.push(item);
    },
    note: (disc) => census.push(disc),
  };
}
