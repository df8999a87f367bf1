import { pxToCm } from '@naksha/contract';
import type { Scene, SurfaceStep } from '../drawing/scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { roles } from '../vocabulary/roles.ts';

/** What is woven of metal thread, painted with a wet brush or tied and dyed has a surface of its own. */
const ownSurface: readonly string[] = ['jacquard', 'watercolour', 'bleed', 'fur', 'ikat', 'double-ikat'];
/** Steps that come after the thread is laid. */
const finishing: readonly string[] = ['mottle', 'age', 'cloth'];

/** A scene in which the dyes of a recipe that are metal lie as thread, in the field and on its borders. */
export function layZari(scene: Scene, recipe: Recipe): Scene {
  if (recipe.metal === undefined) return scene;
  const { widthPx, dpi } = recipe.tile;
  const perCm = (scene.columns * scene.torus.w) / pxToCm(widthPx, dpi);
  const inks = recipe.metal.reduce((bits, role) => bits + 2 ** roles.indexOf(role), 0);
  const steps = [{ shader: 'zari', params: { inks, perCm } }];
  const isOwn = scene.surface.some(({ shader }) => ownSurface.includes(shader));
  return {
    ...scene,
    surface: isOwn ? scene.surface : within(scene.surface, steps),
    // Borders of a cloth of dyed yarns are laid over it.
    layers: scene.layers.map((layer) =>
      layer.over === undefined ? layer : { ...layer, over: within(layer.over, steps) },
    ),
  };
}

function within(steps: readonly SurfaceStep[], zari: readonly SurfaceStep[]): SurfaceStep[] {
  if (steps.some(({ shader }) => shader === 'zari')) return [...steps];
  const at = steps.findIndex(({ shader }) => finishing.includes(shader));
  return at < 0 ? [...steps, ...zari] : [...steps.slice(0, at), ...zari, ...steps.slice(at)];
}
