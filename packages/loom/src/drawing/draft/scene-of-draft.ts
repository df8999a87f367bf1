import type { Ink, Scene, SceneLayer, SurfaceStep } from '../scene.ts';
import { surfaceOf } from '../surface.ts';
import type { Draft } from './draft.ts';

/** A layer of a cloth, named as in `put`. */
export type DraftLayer = Pick<SceneLayer, 'id' | 'name' | 'kind'>;

/** The draft as a scene: the ground's wash, then the layers in the order given; empty ones are left out. */
export function sceneOfDraft(
  { recipe, plot, symbols, layers, census }: Draft,
  order: readonly DraftLayer[],
  technique: readonly SurfaceStep[],
  wash: Ink = 'ground',
): Scene {
  return {
    torus: plot.torus,
    columns: plot.columns,
    rows: plot.rows,
    symbols,
    layers: [
      { id: 'ground', name: 'Ground', kind: 'ground', wash, items: [] },
      ...order.flatMap((layer) => {
        const items = layers.get(layer.id);
        return items === undefined ? [] : [{ ...layer, items }];
      }),
    ],
    surface: surfaceOf(recipe, plot.perCm, technique),
    census,
  };
}
