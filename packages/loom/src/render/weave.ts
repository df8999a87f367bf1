import type { Scene, SceneLayer, SurfaceStep } from '../drawing/scene.ts';
import { readSways } from '../numbers/sway.ts';
import type { Recipe } from '../recipe/recipe.ts';
import { roomOf } from './apron.ts';
import type { PixelWindow, Raster, Rasterise } from './raster.ts';
import type { ShadeContext } from './shader.ts';
import { shaders } from './shaders.ts';

/** Of rasterising and shading together: raised when the pixels of a kept plan change visibly, as `versions.test.ts` notices. */
export const renderVersion = 4;

/** Size of the whole tile's picture in pixels. */
export interface SizePx {
  readonly width: number;
  readonly height: number;
}

/**
 * Draws one window of the finished cloth: rasterises the window with the room its surface steps need around it, then runs
 * them in order, each giving up its own room. The picture depends on recipe, size and place only. Throws RangeError for
 * a step that no shader has.
 */
export function weaveWindow(
  scene: Scene,
  recipe: Pick<Recipe, 'seed' | 'palette'>,
  sizePx: SizePx,
  window: PixelWindow,
  rasterise: Rasterise,
): Raster {
  const tileUnitsX = scene.columns * scene.torus.w;
  const tileUnitsY = scene.rows * scene.torus.h;
  const unitsPerPxX = tileUnitsX / sizePx.width;
  const unitsPerPxY = tileUnitsY / sizePx.height;
  const context: ShadeContext = {
    // Grain and yarns stay where they are when a variation moves some of the motifs.
    seed: readSways(recipe.seed).base,
    colours: recipe.palette.roles,
    tileUnitsX,
    tileUnitsY,
    tilePxX: sizePx.width,
    tilePxY: sizePx.height,
  };
  const steps = scene.surface.map((step) => stepOf(step, context));
  const roomX = steps.reduce((sum, step) => sum + step.room.x, 0);
  const roomY = steps.reduce((sum, step) => sum + step.room.y, 0);
  const wide = {
    x: window.x - roomX,
    y: window.y - roomY,
    width: window.width + 2 * roomX,
    height: window.height + 2 * roomY,
  };
  const drawing = { scene, colours: recipe.palette.roles, unitsPerPxX, unitsPerPxY };
  const over = scene.layers.filter((layer) => layer.over !== undefined);
  const isUnder = (layer: SceneLayer) => layer.over === undefined;
  const under = over.length === 0 ? {} : { layers: scene.layers.filter(isUnder).map(({ id }) => id) };
  const drawn = rasterise({ ...drawing, ...under }, wide);
  const cloth = steps.reduce((raster, step) => step.shader.shade(raster, step.params, context), drawn);
  for (const { id, over: own = [] } of over) {
    const print = own
      .map((step) => stepOf(step, context))
      .reduce(
        (raster, step) => step.shader.shade(raster, step.params, context),
        rasterise({ ...drawing, layers: [id] }, window),
      );
    layOver(cloth.data, print.data);
  }
  return cloth;
}

function stepOf({ shader: name, params }: SurfaceStep, context: ShadeContext) {
  const shader = shaders[name];
  if (shader === undefined) throw new RangeError(`Expected a surface step but received ${name}`);
  return { shader, params, room: roomOf(shader.apron(params), context) };
}

/** Lays one picture over another of the same size, in place. Both RGBA with straight alpha. */
function layOver(below: Raster['data'], above: Raster['data']): void {
  for (let at = 0; at < below.length; at += 4) {
    const alpha = above[at + 3] ?? 0;
    if (alpha === 0) continue;
    for (let channel = at; channel < at + 3; channel++) {
      const under = below[channel] ?? 0;
      below[channel] = under + (((above[channel] ?? 0) - under) * alpha) / 255;
    }
  }
}
