import { pxToCm } from '@naksha/contract';
import type { Scene, SurfaceStep } from '../drawing/scene.ts';
import { readPrompt } from '../prompt/read-prompt.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { isZari } from '../vocabulary/zari.ts';

/** What is woven of metal thread, painted with a wet brush or tied and dyed has a surface of its own. */
const ownSurface: readonly string[] = ['jacquard', 'watercolour', 'bleed', 'fur', 'ikat', 'double-ikat'];
/** Steps that come after the thread is laid. */
const finishing: readonly string[] = ['mottle', 'age', 'cloth'];
/** The gilt thread of figured silk, on whose borders what is golden is of it too. */
const gilt = 0xd6a441;

/** A scene in which gold and silver that the words name lie as metal thread, in the field and on its borders. */
export function layZari(scene: Scene, recipe: Recipe): Scene {
  const metals = metalsOf(recipe);
  const isSilk = recipe.family === 'brocade';
  if (metals.length === 0 && !isSilk) return scene;
  const { widthPx, dpi } = recipe.tile;
  const perCm = (scene.columns * scene.torus.w) / pxToCm(widthPx, dpi);
  const steps = (of: readonly number[]) => of.map((metal) => ({ shader: 'zari', params: { metal, perCm } }));
  const own = scene.surface.some(({ shader }) => ownSurface.includes(shader)) ? [] : steps(metals);
  const edge = steps(metals.length > 0 ? metals : [gilt]);
  const isBordered = scene.layers.some(({ over }) => over !== undefined);
  if (own.length === 0 && !isBordered) return scene;
  return {
    ...scene,
    surface: within(scene.surface, own),
    layers: scene.layers.map((layer) =>
      layer.over === undefined ? layer : { ...layer, over: within(layer.over, edge) },
    ),
  };
}

function within(steps: readonly SurfaceStep[], zari: readonly SurfaceStep[]): SurfaceStep[] {
  if (zari.length === 0 || steps.some(({ shader }) => shader === 'zari')) return [...steps];
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
