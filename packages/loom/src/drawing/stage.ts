import type { Recipe } from '../recipe/recipe.ts';
import type { Plot } from './plot.ts';
import type { Ink, Item, MotifDisc, Scene, SceneLayer, SceneSymbol, SurfaceStep } from './scene.ts';
import { surfaceOf } from './surface.ts';

/** Where a symbol is set: as an item, upright and at its own size unless said. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly flip?: boolean;
}

const kinds = { field: 'field', stems: 'stems', leaves: 'leaves', motifs: 'motifs', fill: 'fill' } as const;
export type StageLayer = keyof typeof kinds;

const names: Readonly<Record<StageLayer, string>> = {
  field: 'Nets and bands',
  stems: 'Stems',
  leaves: 'Leaves',
  motifs: 'Motifs',
  fill: 'Small filling',
};

/** Collects what a planner sets, layer by layer, and makes the scene of it. */
export interface Stage {
  set(layer: StageLayer, symbol: SceneSymbol, places: readonly Place[]): void;
  note(disc: MotifDisc): void;
  scene(wash: Ink, technique: readonly SurfaceStep[]): Scene;
}

export function createStage(recipe: Recipe, plot: Plot): Stage {
  const symbols: SceneSymbol[] = [];
  const items: Record<StageLayer, Item[]> = { field: [], stems: [], leaves: [], motifs: [], fill: [] };
  const census: MotifDisc[] = [];
  return {
    set: (layer, symbol, places) => {
      if (symbol.shapes.length === 0 || places.length === 0) return;
      symbols.push(symbol);
      for (const { x, y, turn = 0, scale = 1, flip = false } of places)
        items[layer].push({ symbol: symbols.length - 1, x, y, turn, scale, ...(flip ? { flip } : {}) });
    },
    note: (disc) => census.push(disc),
    scene: (wash, technique) => {
      const drawn = (Object.keys(kinds) as StageLayer[]).map(
        (id): SceneLayer => ({ id, name: names[id], kind: kinds[id], items: items[id] }),
      );
      return {
        torus: plot.torus,
        columns: plot.columns,
        rows: plot.rows,
        symbols,
        layers: [
          { id: 'ground', name: 'Ground', kind: 'ground', wash, items: [] },
          ...drawn.filter((layer) => layer.items.length > 0),
        ],
        surface: surfaceOf(recipe, plot.perCm, technique),
        census,
      };
    },
  };
}
