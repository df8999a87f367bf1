import { type Scene, weaveWindow } from '@naksha/loom';
import { canvasRasterise } from '@naksha/loom/browser';
import type { BandAnswer, BandRequest } from './helper.ts';

let scene: Scene | undefined;

/** What the helper does: draws its part of a picture. */
export function drawBand(request: BandRequest): BandAnswer {
  scene = request.scene ?? scene;
  if (scene === undefined) return null;
  const { recipe, size, window } = request;
  return weaveWindow(scene, recipe, size, window, canvasRasterise).data;
}
