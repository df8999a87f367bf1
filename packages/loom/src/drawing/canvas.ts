import type { RegionPart } from '../numbers/field/region-paths.ts';
import type { Rng } from '../numbers/rng.ts';
import { createRng } from '../numbers/rng.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Plot } from './plot.ts';
import type { Ink, Item, MotifDisc, Scene, SceneLayer, SceneSymbol, Shape, SurfaceStep } from './scene.ts';
import { surfaceOf } from './surface.ts';

/** A cloth of free layers while it is planned. */
export interface Canvas {
  readonly recipe: Recipe;
  readonly plot: Plot;
  readonly rng: Rng;
  readonly census: MotifDisc[];
  /** Keeps a drawing and answers its number. */
  add(symbol: SceneSymbol): number;
  /** Regions of a field in one ink as items. */
  regions(parts: readonly RegionPart[], look: Omit<Shape, 'd'>): Item[];
  layer(id: string, name: string, kind: SceneLayer['kind'], items: readonly Item[]): void;
  done(wash: Ink, technique?: readonly SurfaceStep[]): Scene;
}

export function createCanvas(recipe: Recipe, plot: Plot): Canvas {
  const symbols: SceneSymbol[] = [];
  const layers: SceneLayer[] = [];
  const census: MotifDisc[] = [];
  const add = (symbol: SceneSymbol) => symbols.push(symbol) - 1;
  return {
    recipe,
    plot,
    rng: createRng(`${recipe.seed}/${recipe.family}/${recipe.layout}`),
    census,
    add,
    regions: (parts, look) =>
      parts.map(({ x, y, d, radius }) => ({
        symbol: add({ shapes: [{ d, evenOdd: true, ...look }], radius }),
        x,
        y,
        turn: 0,
        scale: 1,
      })),
    layer: (id, name, kind, items) => {
      if (items.length > 0) layers.push({ id, name, kind, items });
    },
    done: (wash, technique = []) => ({
      torus: plot.torus,
      columns: plot.columns,
      rows: plot.rows,
      symbols,
      layers: [{ id: 'ground', name: 'Ground', kind: 'ground', wash, items: [] }, ...layers],
      surface: surfaceOf(recipe, plot.perCm, technique),
      census,
    }),
  };
}
