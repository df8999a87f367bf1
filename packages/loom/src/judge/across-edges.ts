import type { Scene } from '../drawing/scene.ts';
import type { Recipe } from '../recipe/recipe.ts';
import type { PixelWindow, Raster, Rasterise } from '../render/raster.ts';
import { weaveWindow } from '../render/weave.ts';

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

/** How far two pictures of the same size are apart: mean over all bytes, the share of bytes that differ, the worst byte. */
export function differenceOf(
  one: Uint8ClampedArray,
  other: Uint8ClampedArray,
): { mean: number; share: number; worst: number } {
  let sum = 0;
  let count = 0;
  let worst = 0;
  for (let i = 0; i < one.length; i++) {
    const step = Math.abs((one[i] ?? 0) - (other[i] ?? 0));
    if (step === 0) continue;
    sum += step;
    count += 1;
    worst = Math.max(worst, step);
  }
  return { mean: sum / one.length, share: count / one.length, worst };
}
