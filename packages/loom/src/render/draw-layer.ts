import type { Scene } from '../drawing/scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { PixelWindow, Raster, Rasterise } from './raster.ts';
import type { SizePx } from './weave.ts';

/** Draws one layer of a scene alone, transparent where it has nothing, without what is done to the finished picture. */
export function drawLayer(
  scene: Scene,
  recipe: Pick<Recipe, 'palette'>,
  sizePx: SizePx,
  window: PixelWindow,
  rasterise: Rasterise,
  layer: string,
): Raster {
  const unitsPerPxX = (scene.columns * scene.torus.w) / sizePx.width;
  const unitsPerPxY = (scene.rows * scene.torus.h) / sizePx.height;
  return rasterise({ scene, colours: recipe.palette.roles, layers: [layer], unitsPerPxX, unitsPerPxY }, window);
}
