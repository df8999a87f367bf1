import { surfaceOf } from '../../render/surface.ts';
import type { Scene, SceneLayer } from '../../scene/scene.ts';
import type { Easel, LayerId } from './easel.ts';

/** Back to front. Lines of stems lie under all their fills, so that branches grow out of one another. */
const layers = [
  { id: 'dots', name: 'Dots', kind: 'dots' },
  { id: 'stem-lines', name: 'Stem outlines', kind: 'lines' },
  { id: 'stems', name: 'Stems', kind: 'stems' },
  { id: 'mounds', name: 'Hillocks', kind: 'motifs' },
  { id: 'leaves', name: 'Leaves', kind: 'leaves' },
  { id: 'fill', name: 'Small flowers', kind: 'fill' },
  { id: 'seconds', name: 'Flowers of second size', kind: 'motifs' },
  { id: 'heroes', name: 'Great flowers', kind: 'motifs' },
] as const satisfies readonly (Omit<SceneLayer, 'items'> & { id: LayerId })[];

/** What has been planned, as a scene. `before` are layers between the ground and the plants; empty layers are left out. */
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
