import { pxToCm } from '@naksha/contract';
import type { Scene, SurfaceStep } from '../drawing/scene.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { isZari } from '../vocabulary/zari.ts';

/** What is woven of metal thread, painted with a wet brush or tied and dyed has a surface of its own. */
const ownSurface: readonly string[] = ['jacquard', 'watercolour', 'bleed', 'fur', 'ikat', 'double-ikat'];
/** Steps that come after the thread is laid. */
const finishing: readonly string[] = ['mottle', 'age', 'cloth'];

/** A scene in which gold and silver that the words name lie as metal thread, in the field and on its borders. */
export function layZari(scene: Scene, recipe: Recipe): Scene {
  const metals = metalsOf(recipe);
  if (metals.length === 0) return scene;
  const { widthPx, dpi } = recipe.tile;
  const perCm = (scene.columns * scene.torus.w) / pxToCm(widthPx, dpi);
  const steps = metals.map((metal) => ({ shader: 'zari', params: { metal, perCm } }));
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

/** The metals that are named, each as a number 0xrrggbb. */
function metalsOf({ source: { params } }: Recipe): number[] {
  const { ground, line, accents, border } = readPrompt(params.prompt, params.language, params.trainedPattern);
  const named = [ground, line, ...accents, border?.colour, border?.thingColour, border?.palluColour];
  const metals = named.flatMap((each) => (each !== undefined && isZari(each.name) ? [each.hex] : []));
  return [...new Set(metals)].map((hex) => Number.parseInt(hex.slice(1), 16));
}
