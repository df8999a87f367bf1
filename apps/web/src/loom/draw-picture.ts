import { type Recipe, type SizePx, weaveWindow } from '@naksha/loom';
import { canvasRasterise } from '@naksha/loom/browser';
import { askHelper } from './helper.ts';
import type { KeptScene } from './kept-scenes.ts';

const channels = 4;
/** The helper begins later: it has the scene to read first. */
const ownShare = 0.54;

let last: { readonly look: string; readonly picture: ImageData } | undefined;

/** The picture that was drawn last, if it is this one. */
export function drawnBefore({ look }: KeptScene, { width, height }: SizePx): ImageData | undefined {
  return last?.look === look && last.picture.width === width && last.picture.height === height
    ? last.picture
    : undefined;
}

/**
 * Draws the picture of a tile on two cores where there are two: curves that are cut at the join differ from whole ones by a few levels on
 * less than a pixel in a hundred.
 */
export async function drawPicture(kept: KeptScene, recipe: Recipe, size: SizePx): Promise<ImageData> {
  const { width, height } = size;
  const rows = Math.min(height, Math.ceil(height * ownShare));
  const below = { x: 0, y: rows, width, height: height - rows };
  const draw = (window: typeof below) => weaveWindow(kept.scene, recipe, size, window, canvasRasterise).data;
  const helped = below.height > 0 ? askHelper(kept, recipe, size, below) : undefined;
  const pixels = new Uint8ClampedArray(width * height * channels);
  if (helped === undefined) pixels.set(draw({ x: 0, y: 0, ...size }));
  else {
    pixels.set(draw({ x: 0, y: 0, width, height: rows }));
    pixels.set((await helped) ?? draw(below), rows * width * channels);
  }
  last = { look: kept.look, picture: new ImageData(pixels, width, height) };
  return last.picture;
}
