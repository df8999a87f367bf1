import { countDrawn, type Raster, type Recipe, type Scene, type SizePx, weaveWindow } from '@naksha/loom';
import { resvgRasterise } from '@naksha/loom/server';
import { giveRoomBack } from './give-room-back.ts';

/** Of more parts than this, a small cloth is drawn in bands: all of a picture of many small motifs at once takes half a gigabyte. */
const manyDrawn = 40_000;
/** So many bands, where each has rows enough that what it draws beyond its edges is less than what it draws. */
const bands = 8;
const leastRows = 8;

/** Draws a cloth small, to be measured: at once or, of more than `most` parts, in bands, which is the same but for how the edges of its finest parts are rounded. */
export async function drawSmall(scene: Scene, recipe: Recipe, size: SizePx, most = manyDrawn): Promise<Raster> {
  const { width, height } = size;
  const rows = countDrawn(scene) > most ? Math.max(leastRows, Math.ceil(height / bands)) : height;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += rows) {
    await giveRoomBack();
    const window = { x: 0, y, width, height: Math.min(rows, height - y) };
    data.set(weaveWindow(scene, recipe, size, window, resvgRasterise).data, y * width * 4);
  }
  return { x: 0, y: 0, width, height, data };
}
