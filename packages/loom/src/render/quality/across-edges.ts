import type { Recipe } from '../../recipe/recipe.ts';
import type { Scene } from '../../scene/scene.ts';
import type { PixelWindow, Raster, Rasterise } from '../raster.ts';
import { weaveWindow } from '../weave.ts';
import { differenceOf } from './difference.ts';

const half = 12;

/** How far what is drawn over the tile's edges differs from the tile repeated: the worst of both axes. */
export function acrossEdges(
  scene: Scene,
  recipe: Recipe,
  tile: Raster,
  rasterise: Rasterise,
): { mean: number; share: number } {
  const size = { width: tile.width, height: tile.height };
  const windows = [
    { x: -half, y: 0, width: 2 * half, height: size.height },
    { x: 0, y: -half, width: size.width, height: 2 * half },
  ];
  const found = windows.map((window) =>
    differenceOf(weaveWindow(scene, recipe, size, window, rasterise).data, repeated(tile, window)),
  );
  return { mean: Math.max(...found.map(({ mean }) => mean)), share: Math.max(...found.map(({ share }) => share)) };
}

/** What a repeating tile shows in a window. */
function repeated({ data: from, width, height }: Raster, window: PixelWindow): Uint8ClampedArray {
  const data = new Uint8ClampedArray(window.width * window.height * 4);
  for (let y = 0; y < window.height; y++) {
    for (let x = 0; x < window.width; x++) {
      const at = (((window.y + y + height) % height) * width + ((window.x + x + width) % width)) * 4;
      data.set(from.subarray(at, at + 4), (y * window.width + x) * 4);
    }
  }
  return data;
}
