import { readSways } from '../random/sway.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { Scene } from '../scene/scene.ts';
import { roomOf } from './apron.ts';
import type { PixelWindow, Raster, Rasterise } from './raster.ts';
import type { ShadeContext } from './shader.ts';
import { shaders } from './shaders.ts';

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
  const steps = scene.surface.map(({ shader: name, params }) => {
    const shader = shaders[name];
    if (shader === undefined) throw new RangeError(`Expected a surface step but received ${name}`);
    return { shader, params, room: roomOf(shader.apron(params), context) };
  });
  const roomX = steps.reduce((sum, step) => sum + step.room.x, 0);
  const roomY = steps.reduce((sum, step) => sum + step.room.y, 0);
  const wide = {
    x: window.x - roomX,
    y: window.y - roomY,
    width: window.width + 2 * roomX,
    height: window.height + 2 * roomY,
  };
  const drawn = rasterise({ scene, colours: recipe.palette.roles, unitsPerPxX, unitsPerPxY }, wide);
  return steps.reduce((raster, step) => step.shader.shade(raster, step.params, context), drawn);
}
